import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { applyProfile, linesForGlass } from "#domain/estimates/linesForGlass.ts"
import { NewLine } from "#domain/estimates/EstimateLine.ts"
import { netPrice } from "#domain/estimates/priceEstimate.ts"
import { partPriceFor } from "#domain/pricing-profiles/partPriceFor.ts"
import { GlassPart } from "#domain/nags/GlassPart.ts"
import { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { pane, profile, words } from "./pane.ts"

const molding = {
  partNumber: "HML900001",
  kind: "molding",
  description: "Upper molding",
  quantity: 100,
  listPrice: 0
} as const
const clip = { partNumber: "HCL900001", kind: "clip", description: "Clip", quantity: 600, listPrice: 150 } as const
const door = pane({
  partNumber: "FD90002GTNN",
  glassType: "door",
  position: "frontLeft",
  listPrice: 20000,
  laborHours: 100
})
const brief = (lines: ReadonlyArray<NewLine>) => lines.map(({ kind, netPrice, rule }) => [kind, netPrice, rule])

describe("the lines for a glass part", () => {
  it("use the windshield percentage for windshields and the tempered one for other glass", () => {
    const agreed = profile({ windshieldPercent: 4100, temperedPercent: 2500, autoAddLabor: false })
    assert.deepStrictEqual(brief(linesForGlass(pane({ listPrice: 10000 }), agreed, words)), [
      ["glass", 5900, "glassDiscount"]
    ])
    assert.deepStrictEqual(brief(linesForGlass(door, agreed, words)), [["glass", 15000, "glassDiscount"]])
  })

  it("include only those the profile adds automatically", () => {
    const part = pane({
      listPrice: 10000,
      laborHours: 200,
      kit: { partNumber: "", kind: "base", quantity: 100 },
      calibration: "static"
    })
    const kinds = (over: Partial<PricingProfileDraft>) =>
      linesForGlass(part, profile(over), words).map(({ kind }) => kind)
    assert.deepStrictEqual(kinds({}), ["glass", "labor", "kit", "calibration"])
    assert.deepStrictEqual(kinds({ autoAddLabor: false }), ["glass", "kit", "calibration"])
    assert.deepStrictEqual(kinds({ autoAddKit: false }), ["glass", "labor", "calibration"])
    assert.deepStrictEqual(kinds({ hasKit: false }), ["glass", "labor", "calibration"])
    assert.deepStrictEqual(kinds({ autoAddCalibration: false }), ["glass", "labor", "kit"])
  })

  it("require a price if the catalog has none and the cost is not entered", () => {
    const lines = linesForGlass(
      pane({ listPrice: 10000, hardware: [molding] }),
      profile({ moldingPercent: 2000, autoAddLabor: false }),
      words
    )
    assert.deepStrictEqual(brief(lines), [
      ["glass", 10000, "glassDiscount"],
      ["molding", 0, "priceRequired"]
    ])
  })

  it("require the list price of discounted glass even if its cost is known", () => {
    assert.deepStrictEqual(brief(linesForGlass(pane(), profile({ autoAddLabor: false }), words, () => 5000)), [
      ["glass", 0, "priceRequired"]
    ])
  })

  it("price other hardware at list, or at cost if it has no list price, whatever the method", () => {
    const bolts = { ...clip, kind: "other" } as const
    const other = (listPrice: number, cost: number) =>
      brief(
        linesForGlass(
          pane({ hardware: [{ ...bolts, listPrice }] }),
          profile({ method: "both", clipsPercent: 5000, autoAddLabor: false }),
          words,
          () => cost
        )
      ).at(-1)
    assert.deepStrictEqual(other(150, 40), ["part", 150, "hardwareDiscount"])
    assert.deepStrictEqual(other(0, 40), ["part", 40, "hardwareDiscount"])
    assert.deepStrictEqual(other(0, 0), ["part", 0, "priceRequired"])
  })

  it("discount glass and mark up other parts if the method is both", () => {
    const agreed = profile({
      method: "both",
      windshieldPercent: 3000,
      moldingPercent: 4000,
      clipsPercent: 5000,
      autoAddLabor: false
    })
    const costs: Record<string, number> = { FW90001GTYN: 4000, HML900001: 5000 }
    const lines = linesForGlass(
      pane({ listPrice: 10000, hardware: [clip, molding] }),
      agreed,
      words,
      (partNumber) => costs[partNumber] ?? 0
    )
    assert.deepStrictEqual(brief(lines), [
      ["glass", 7000, "glassDiscount"],
      ["molding", 7000, "hardwareMarkup"],
      ["clip", 0, "priceRequired"]
    ])
  })

  it("mark up all costs if the method is markup", () => {
    const agreed = profile({ method: "markup", windshieldPercent: 6000, autoAddLabor: false })
    assert.deepStrictEqual(brief(linesForGlass(pane({ listPrice: 99900 }), agreed, words, () => 10000)), [
      ["glass", 16000, "glassMarkup"]
    ])
    assert.deepStrictEqual(brief(linesForGlass(pane({ listPrice: 99900 }), agreed, words)), [
      ["glass", 0, "priceRequired"]
    ])
  })

  it("have the caller's texts and the codes claims departments read", () => {
    const kit = { partNumber: "HAH900002", kind: "fastCure", quantity: 150 } as const
    const lines = linesForGlass(pane({ laborHours: 200, kit, calibration: "dual" }), profile({ laborBase: 1 }), words)
    assert.deepStrictEqual(
      lines.slice(1).map(({ partNumber, description }) => [partNumber, description]),
      [
        ["LABOR BASE", "[labor base]"],
        ["LABOR", "[labor]"],
        ["HAH900002", "[kit fastCure 150]"],
        ["RECAL DUALMETHOD", "[calibration dual]"]
      ]
    )
  })

  const cents = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9_999_99 }))
  const AnyPart = Schema.Struct({
    ...GlassPart.fields,
    partNumber: Schema.Literals(["DW90001GTYN", "FD90002GTNN"]),
    description: Schema.Literal("Glass"),
    listPrice: cents
  })
  const AnyProfile = Schema.Struct({ ...PricingProfileDraft.fields, profileName: Schema.Literal("x") })

  it.prop(
    "always fit an estimate, name their rule, and agree with the single net price",
    [AnyPart, AnyProfile, cents],
    ([part, agreed, cost]) => {
      const given = {
        ...part,
        hardware: [molding, clip, { ...clip, kind: "other" } as const],
        kit: { ...part.kit, partNumber: "HAH900001" }
      }
      for (const line of linesForGlass(given, agreed, words, () => cost)) {
        assert.deepStrictEqual(Schema.decodeSync(NewLine)(line), line)
        // Flat and per-piece prices are as agreed and do not derive from a list price.
        const agreedPrice =
          line.rule === "partFlat" || line.rule === "partEach"
            ? partPriceFor(line, agreed.partPrices)?.price
            : undefined
        assert.strictEqual(line.netPrice, agreedPrice ?? netPrice(line))
        assert.notStrictEqual(line.rule, "typed")
      }
    },
    { arbitrary: { runs: 500 } }
  )
})

describe("reapplying a profile", () => {
  const agreed = profile({ method: "both", moldingPercent: 4000, windshieldPercent: 3000 })

  it("prices a line that required its cost", () => {
    const [, waiting] = linesForGlass(
      pane({ listPrice: 10000, hardware: [molding] }),
      { ...agreed, autoAddLabor: false },
      words
    )
    assert.deepStrictEqual(brief([applyProfile({ ...waiting!, cost: 5000 }, agreed)]), [
      ["molding", 7000, "hardwareMarkup"]
    ])
  })

  it("replaces a typed price with the profile's", () => {
    const [glass] = linesForGlass(pane({ listPrice: 10000 }), agreed, words)
    assert.deepStrictEqual(applyProfile({ ...glass!, netPrice: 1, discount: 0, rule: "typed" }, agreed), glass)
  })

  it("is idempotent and leaves other lines unchanged", () => {
    const lines = linesForGlass(
      pane({ listPrice: 10000, laborHours: 200, hardware: [molding, clip], calibration: "static" }),
      agreed,
      words,
      () => 500
    )
    assert.deepStrictEqual(
      lines.map((line) => applyProfile(line, agreed)),
      lines
    )
  })
})
