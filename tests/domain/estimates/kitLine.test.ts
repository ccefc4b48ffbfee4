import { assert, describe, it } from "@effect/vitest"
import { calibrationLine, kitLine, laborLines, repairLines } from "#domain/estimates/automaticLines.ts"
import { linesInTradeOrder } from "#domain/estimates/linesForGlass.ts"
import type { GlassPart, KitKind } from "#domain/nags/GlassPart.ts"
import { profile, typed, words } from "./pane.ts"

const rates = profile({
  kitBaseRate: 2000,
  kitUrethaneDamPrimerRate: 2500,
  kitHighModulusRate: 3000,
  fastCureRate: 5500,
  numberOfKits: 100
})
const kit = (kind: KitKind, quantity: number, agreed = rates, glassType: GlassPart["glassType"] = "windshield") => {
  const line = kitLine({ glassType, kit: { partNumber: "HAH900001", kind, quantity } }, agreed, words)
  return line && [line.quantity, line.netPrice, line.rule]
}

describe("a kit", () => {
  it("costs its quantity times the rate of its kind", () => {
    assert.deepStrictEqual(kit("base", 150), [150, 2000, "kitRate"])
    assert.deepStrictEqual(kit("urethaneDamPrimer", 100), [100, 2500, "kitRate"])
    assert.deepStrictEqual(kit("highModulusNonConductive", 200), [200, 3000, "kitRate"])
  })

  it("has a single price for fast-cure with quantity 2.0, and the base rate for fast-cure otherwise", () => {
    assert.deepStrictEqual(kit("fastCure", 200), [100, 5500, "kitFastCure"])
    assert.deepStrictEqual(kit("fastCure", 150), [150, 2000, "kitRate"])
    assert.deepStrictEqual(kit("fastCure", 200, { ...rates, fastCureRate: 0 }), [200, 2000, "kitRate"])
  })

  it("prefers a price agreed for its kind and quantity to any rate", () => {
    const agreed = { ...rates, kitPrices: [{ kind: "fastCure", quantity: 200, price: 4400 }] as const }
    assert.deepStrictEqual(kit("fastCure", 200, agreed), [100, 4400, "kitPrice"])
    assert.deepStrictEqual(kit("fastCure", 100, agreed), [100, 2000, "kitRate"])
    assert.deepStrictEqual(kit("base", 200, agreed), [200, 2000, "kitRate"])
  })

  it("falls back to the base rate, and requires a price without one", () => {
    assert.deepStrictEqual(kit("highModulusNonConductive", 100, { ...rates, kitHighModulusRate: 0 }), [
      100,
      2000,
      "kitRate"
    ])
    assert.deepStrictEqual(kit("base", 100, { ...rates, kitBaseRate: 0 }), [100, 0, "priceRequired"])
  })

  it("uses the profile's quantity if the glass has none, but only for bonded glass", () => {
    assert.deepStrictEqual(kit("base", 0), [100, 2000, "kitRate"])
    assert.strictEqual(kit("base", 0, rates, "door"), undefined)
    assert.strictEqual(kit("base", 0, { ...rates, numberOfKits: 0 }), undefined)
    assert.strictEqual(kit("base", 100, { ...rates, hasKit: false }), undefined)
  })
})

describe("labor", () => {
  const terms = { laborType: "hourly", laborRate: 3000, laborBase: 0 } as const
  const brief = (hours: number, over: Partial<Parameters<typeof laborLines>[1]> = {}) =>
    laborLines(hours, { ...terms, ...over }, words).map(({ quantity, netPrice, rule }) => [quantity, netPrice, rule])

  it("is hours times the rate", () => assert.deepStrictEqual(brief(330), [[330, 3000, "laborHourly"]]))
  it("has the base amount as a separate line", () =>
    assert.deepStrictEqual(brief(300, { laborBase: 4000 }), [
      [100, 4000, "laborBaseAndHourly"],
      [300, 3000, "laborBaseAndHourly"]
    ]))
  it("is a single amount if flat, whatever the hours and the base", () =>
    assert.deepStrictEqual(brief(330, { laborType: "flatFee", laborBase: 4000 }), [[100, 3000, "laborFlat"]]))
  it("shows zero hours if the catalog has none", () => assert.deepStrictEqual(brief(0), [[0, 3000, "laborHourly"]]))
})

describe("a windshield repair", () => {
  const brief = (chips: 1 | 2 | 3, repairAdditional = 1500) =>
    repairLines(chips, { repairFirst: 5995, repairAdditional }, words).map(({ partNumber, quantity, netPrice }) => [
      partNumber,
      quantity,
      netPrice
    ])

  it("prices the first chip and additional ones", () => {
    assert.deepStrictEqual(brief(1), [["WR-1", 100, 5995]])
    assert.deepStrictEqual(brief(2), [
      ["WR-1", 100, 5995],
      ["WR-2", 100, 1500]
    ])
    assert.deepStrictEqual(brief(3), [
      ["WR-1", 100, 5995],
      ["WR-3", 200, 1500]
    ])
  })

  it("has one price for all chips if the additional price is 0", () =>
    assert.deepStrictEqual(brief(3, 0), [["WR-3", 100, 5995]]))
})

describe("a calibration", () => {
  it("has its own price per kind: dual is not the sum", () => {
    const agreed = profile({ calibrationStatic: 27500, calibrationDynamic: 29900, calibrationDual: 45000 })
    const brief = (kind: "static" | "dynamic" | "dual") => calibrationLine(kind, agreed, words).netPrice
    assert.deepStrictEqual([brief("static"), brief("dynamic"), brief("dual")], [27500, 29900, 45000])
  })
})

describe("line order", () => {
  it("is Glass, Labor, Kit, Moldings, Hardware, Parts, Extra (trade 3.1 rule 11)", () => {
    const shuffled = [
      "fee",
      "part",
      "clip",
      "molding",
      "kit",
      "repair",
      "labor",
      "calibration",
      "rainSensorPad",
      "glass"
    ] as const
    assert.deepStrictEqual(
      linesInTradeOrder(shuffled.map((kind) => typed(kind, 1))).map(({ kind }) => kind),
      ["glass", "labor", "kit", "molding", "clip", "rainSensorPad", "part", "calibration", "repair", "fee"]
    )
  })

  it("preserves the order of lines of one kind", () => {
    const two = [typed("glass", 1), typed("labor", 2), typed("glass", 3)]
    assert.deepStrictEqual(
      linesInTradeOrder(two).map(({ netPrice }) => netPrice),
      [1, 3, 2]
    )
  })
})
