import { assert, describe, it } from "@effect/vitest"
import { linesForGlass } from "#domain/estimates/linesForGlass.ts"
import { priceEstimate, rebateFault } from "#domain/estimates/priceEstimate.ts"
import { repairLines } from "#domain/estimates/automaticLines.ts"
import type { NewLine } from "#domain/estimates/EstimateLine.ts"
import { pane, profile, typed, words } from "./pane.ts"

const cash = { partsTaxRate: 0, laborTaxRate: 0, taxExempt: false, insured: false, deductible: 0, rebate: 0 }
const rows = (lines: ReadonlyArray<NewLine>) =>
  priceEstimate({ ...cash, lines }).lines.map((line) => [line.kind, line.extendedPrice, line.rule])

/** Figures as published by the sources named in trade 3.2. */
describe("the trade's worked examples", () => {
  it("match A: 189.70 less 20 %, labor 40 + 30 an hour, kit 15", () => {
    const lines = linesForGlass(
      pane({ listPrice: 18970, laborHours: 200, kit: { partNumber: "HAH900001", kind: "base", quantity: 100 } }),
      profile({ windshieldPercent: 2000, laborRate: 3000, laborBase: 4000, kitBaseRate: 1500 }),
      words
    )
    assert.deepStrictEqual(rows(lines), [
      ["glass", 15176, "glassDiscount"],
      ["labor", 4000, "laborBaseAndHourly"],
      ["labor", 6000, "laborBaseAndHourly"],
      ["kit", 1500, "kitRate"]
    ])
    const { laborSubtotal, total } = priceEstimate({ ...cash, lines })
    assert.strictEqual(laborSubtotal, 10000)
    assert.strictEqual(total, 26676)
  })

  const farmers = profile({
    laborRate: 3000,
    laborBase: 17500,
    kitBaseRate: 6500,
    repairFirst: 5995,
    repairAdditional: 1500,
    kitPrices: [
      { kind: "highModulusNonConductive", quantity: 100, price: 6500 },
      { kind: "highModulusNonConductive", quantity: 150, price: 9500 },
      { kind: "highModulusNonConductive", quantity: 200, price: 12500 }
    ]
  })

  it("match B: the Farmers letter, 2.4 hours and two HMNC kits", () => {
    const kit = { partNumber: "HAH900003", kind: "highModulusNonConductive", quantity: 200 } as const
    const lines = linesForGlass(pane({ listPrice: 39200, laborHours: 240, kit }), farmers, words)
    assert.deepStrictEqual(rows(lines), [
      ["glass", 39200, "glassDiscount"],
      ["labor", 17500, "laborBaseAndHourly"],
      ["labor", 7200, "laborBaseAndHourly"],
      ["kit", 12500, "kitPrice"]
    ])
    assert.strictEqual(priceEstimate({ ...cash, lines }).total, 76400)
  })

  it("match B: the Farmers letter, 95 for one and a half HMNC kits, not one and a half times 65", () => {
    const kit = { partNumber: "HAH900003", kind: "highModulusNonConductive", quantity: 150 } as const
    assert.deepStrictEqual(rows(linesForGlass(pane({ kit }), farmers, words)).at(-1), ["kit", 9500, "kitPrice"])
  })

  it("match B: the Farmers letter, three chips", () => {
    assert.strictEqual(priceEstimate({ ...cash, lines: repairLines(3, farmers, words) }).total, 8995)
  })

  it("match C: a cash quote taxed at 7.25 % on everything", () => {
    const { partsSubtotal, laborSubtotal, partsTax, laborTax, total } = priceEstimate({
      ...cash,
      partsTaxRate: 725,
      laborTaxRate: 725,
      lines: [typed("glass", 26427), typed("part", 9000), typed("kit", 2500)]
    })
    assert.deepStrictEqual([partsSubtotal + laborSubtotal, partsTax + laborTax, total], [37927, 2750, 40677])
  })

  it("match D: 375.00 less 30 %, flat labor, dynamic calibration, and a mobile fee", () => {
    const agreed = profile({
      windshieldPercent: 3000,
      laborType: "flatFee",
      laborRate: 15000,
      calibrationDynamic: 29900
    })
    const lines = [
      ...linesForGlass(pane({ listPrice: 37500, laborHours: 310, calibration: "dynamic" }), agreed, words),
      typed("fee", 2500)
    ]
    assert.deepStrictEqual(rows(lines), [
      ["glass", 26250, "glassDiscount"],
      ["labor", 15000, "laborFlat"],
      ["calibration", 29900, "calibrationPrice"],
      ["fee", 2500, "typed"]
    ])
    assert.strictEqual(priceEstimate({ ...cash, lines }).total, 73650)
  })
})

describe("worked example E, State Farm rates", () => {
  const part = pane({
    listPrice: 68935,
    laborHours: 330,
    calibration: "static",
    kit: { partNumber: "HAH900002", kind: "fastCure", quantity: 200 },
    hardware: [
      {
        partNumber: "HGE900001",
        kind: "rainSensorPad",
        description: "Rain sensor gel pad",
        quantity: 100,
        listPrice: 2200
      },
      { partNumber: "HML900001", kind: "molding", description: "Upper molding", quantity: 100, listPrice: 5840 }
    ]
  })
  const stateFarm = profile({
    windshieldPercent: 4100,
    temperedPercent: 2500,
    laborRate: 4200,
    kitBaseRate: 2000,
    moldingPercent: 2000,
    rainSensorPadPercent: 1000,
    calibrationStatic: 27500
  })
  const lines = linesForGlass(part, stateFarm, words)
  const claim = {
    lines,
    partsTaxRate: 825,
    laborTaxRate: 0,
    taxExempt: false,
    insured: true,
    deductible: 10000,
    rebate: 6000
  }

  it("creates the lines in standard order", () => {
    assert.deepStrictEqual(rows(lines), [
      ["glass", 40672, "glassDiscount"],
      ["labor", 13860, "laborHourly"],
      ["kit", 4000, "kitRate"],
      ["molding", 4672, "hardwareDiscount"],
      ["rainSensorPad", 1980, "hardwareDiscount"],
      ["calibration", 27500, "calibrationPrice"]
    ])
  })

  it("totals them and splits the total", () => {
    const { lines: _, ...sums } = priceEstimate(claim)
    // Parts of 513.24 and labor of 413.60 from the table: calibration counts as labor.
    assert.deepStrictEqual(sums, {
      partsSubtotal: 51324,
      laborSubtotal: 41360,
      partsTax: 4234,
      laborTax: 0,
      taxes: [],
      total: 96918,
      insurerShare: 86918,
      customerShare: 4000,
      shopCredit: 6000
    })
  })

  it("charges the customer for everything if the deductible covers it all", () => {
    const { insurerShare, customerShare, shopCredit } = priceEstimate({ ...claim, deductible: 100000, rebate: 0 })
    assert.deepStrictEqual([insurerShare, customerShare, shopCredit], [0, 96918, 0])
  })

  it("rejects a rebate one cent above the deductible", () => {
    assert.strictEqual(rebateFault(10000, 10001), "job.rebateAboveDeductible")
    assert.strictEqual(rebateFault(10000, 10000), undefined)
    assert.strictEqual(rebateFault(0, 0), undefined)
  })
})
