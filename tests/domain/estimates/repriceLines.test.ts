import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { repairLines } from "#domain/estimates/automaticLines.ts"
import type { EstimateLine, NewLine } from "#domain/estimates/EstimateLine.ts"
import { estimateTextsOf } from "#domain/estimates/EstimateTexts.ts"
import { linesForGlass, placeLines } from "#domain/estimates/linesForGlass.ts"
import { priceEstimate } from "#domain/estimates/priceEstimate.ts"
import { lineChanges, repriceLines } from "#domain/estimates/repriceLines.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { pane, profile, typed } from "./pane.ts"

const words = estimateTextsOf.en
const newId = () => crypto.randomUUID()
const quoted = (part: GlassPart, by: PricingProfileDraft) => placeLines(linesForGlass(part, by, words), newId)
const reprice = (
  lines: ReadonlyArray<EstimateLine>,
  by: PricingProfileDraft,
  catalogue: ReadonlyArray<GlassPart> = []
) => repriceLines(lines, { profile: by, words, catalogue, newId })
const rows = (lines: ReadonlyArray<NewLine>) =>
  lines.map(({ kind, partNumber, quantity, netPrice, rule }) => [kind, partNumber, quantity, netPrice, rule])
const totalOf = (lines: ReadonlyArray<NewLine>) =>
  priceEstimate({
    lines,
    partsTaxRate: 0,
    laborTaxRate: 0,
    taxExempt: false,
    insured: false,
    deductible: 0,
    rebate: 0
  }).total

/** The windshield of the Farmers letter of 2005: list 392.00, 2.4 hours, two HMNC kits. */
const farmersPane = pane({
  listPrice: 39200,
  laborHours: 240,
  kit: { partNumber: "HAH900003", kind: "highModulusNonConductive", quantity: 200 }
})
const farmers = profile({
  laborRate: 3000,
  laborBase: 17500,
  kitBaseRate: 6500,
  repairFirst: 5995,
  repairAdditional: 1500,
  kitPrices: [{ kind: "highModulusNonConductive", quantity: 200, price: 12500 }]
})
/** Made-up terms: hourly labor, kits by quantity, one price for all chips. */
const other = profile({ laborRate: 4200, kitHighModulusRate: 2000, repairFirst: 9000, calibrationStatic: 27500 })
const flat = profile({ laborType: "flatFee", laborRate: 15000, hasKit: false })

describe("an estimate repriced with another profile", () => {
  it("totals the Farmers letter's 764.00 whatever priced it before: base and hours, kits by the table", () => {
    const lines = reprice(quoted(farmersPane, other), farmers)
    assert.deepStrictEqual(rows(lines), [
      ["glass", "FW90001GTYN", 100, 39200, "glassDiscount"],
      ["labor", "LABOR BASE", 100, 17500, "laborBaseAndHourly"],
      ["labor", "LABOR", 240, 3000, "laborBaseAndHourly"],
      ["kit", "HAH900003", 100, 12500, "kitPrice"]
    ])
    assert.strictEqual(totalOf(lines), 76400)
    assert.strictEqual(lines[1]?.parentId, lines[0]?.id)
  })

  it("drops the base amount and the single kit price again: 392.00, 2.4 hours at 42.00, two kits at 20.00", () => {
    const lines = reprice(quoted(farmersPane, farmers), other)
    assert.deepStrictEqual(rows(lines).slice(1), [
      ["labor", "LABOR", 240, 4200, "laborHourly"],
      ["kit", "HAH900003", 200, 2000, "kitRate"]
    ])
    assert.strictEqual(totalOf(lines), 39200 + 10080 + 4000)
  })

  it("charges a flat fee once, and removes kits if the profile charges none", () => {
    assert.deepStrictEqual(rows(reprice(quoted(farmersPane, farmers), flat)).slice(1), [
      ["labor", "LABOR", 100, 15000, "laborFlat"]
    ])
  })

  it("uses the catalog's hours after a flat fee, and requires them if it has none", () => {
    const before = quoted(farmersPane, { ...flat, hasKit: true })
    assert.deepStrictEqual(rows(reprice(before, other, [farmersPane]))[1], ["labor", "LABOR", 240, 4200, "laborHourly"])
    assert.deepStrictEqual(rows(reprice(before, other))[1], ["labor", "LABOR", 0, 4200, "laborHourly"])
  })

  it("reprices three chips: 59.95 and twice 15.00 are 89.95, or 90.00 for all, and back", () => {
    const letter = placeLines(repairLines(3, farmers, words), newId)
    const once = reprice(letter, other)
    assert.deepStrictEqual(rows(once), [["repair", "WR-3", 100, 9000, "repairPrice"]])
    assert.deepStrictEqual(rows(reprice(once, farmers)), rows(letter))
    assert.strictEqual(totalOf(reprice(once, farmers)), 8995)
  })

  it("reprices every calibration by its kind, including a separate one: dynamic 299.00 (trade 3.2 example D)", () => {
    const example = profile({ calibrationStatic: 25000, calibrationDynamic: 29900, calibrationDual: 45000 })
    const kinds = ["static", "dynamic", "dual"] as const
    const alone = kinds.map((kind) =>
      typed("calibration", 1, { description: words.calibration(kind), rule: "calibrationPrice" })
    )
    assert.deepStrictEqual(
      reprice(alone, example).map(({ netPrice }) => netPrice),
      [25000, 29900, 45000]
    )
  })

  it("uses current list prices from the catalog: 375.00 less 30 % is 262.50 (trade 3.2 example D)", () => {
    const old = pane({
      listPrice: 30000,
      hardware: [{ partNumber: "HML900001", kind: "molding", description: "Molding", quantity: 100, listPrice: 0 }]
    })
    const now = {
      ...old,
      listPrice: 37500,
      hardware: old.hardware.map((piece) => ({ ...piece, listPrice: 5840 }))
    }
    const by = profile({ windshieldPercent: 3000, moldingPercent: 2000, laborRate: 4200 })
    const lines = reprice(quoted(old, by), by, [now])
    assert.deepStrictEqual(
      lines.filter(({ kind }) => kind !== "labor").map(({ listPrice, netPrice }) => [listPrice, netPrice]),
      [
        [37500, 26250],
        [5840, 4672]
      ]
    )
  })

  it("keeps typed prices, quantities, and texts, and the line's facts", () => {
    const mine = quoted(farmersPane, other).map((line): EstimateLine =>
      line.kind === "kit"
        ? { ...line, rule: "typed", netPrice: 1 }
        : { ...line, description: `Mine: ${line.description}`, quantity: 300, adhesiveLot: "L-1", taxable: false }
    )
    const lines = reprice(mine, farmers, [farmersPane])
    assert.strictEqual(lines.at(-1), mine.at(-1))
    const hours = lines.find(({ partNumber }) => partNumber === "LABOR")
    assert.deepInclude(hours, { quantity: 300, adhesiveLot: "L-1", taxable: false, netPrice: 3000 })
    assert.match(hours!.description, /^Mine: /)
  })

  it("reports what is changed, added, and removed", () => {
    const before = quoted(farmersPane, other)
    const after = reprice(before, farmers)
    assert.deepStrictEqual(
      lineChanges(before, after).map(({ before: was, after: is }) => [was?.netPrice, is?.netPrice]),
      [
        [undefined, 17500],
        [4200, 3000],
        [2000, 12500]
      ]
    )
    assert.deepStrictEqual(
      lineChanges(after, reprice(after, flat)).map(({ after: is }) => is?.netPrice),
      [15000, undefined, undefined]
    )
  })

  const cents = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 50_000 }))
  const Terms = Schema.Struct({
    windshieldPercent: Schema.Int.check(Schema.isBetween({ minimum: -5000, maximum: 9900 })),
    laborType: Schema.Literals(["hourly", "flatFee"]),
    laborRate: cents,
    laborBase: Schema.Union([Schema.Literal(0), cents]),
    fastCureRate: Schema.Union([Schema.Literal(0), cents]),
    kitBaseRate: cents,
    kitUrethaneDamPrimerRate: cents,
    calibrationDual: cents
  })
  const Kinds = Schema.Literals(["base", "urethaneDamPrimer", "fastCure"])

  it.prop(
    "equals pricing the same glass from scratch, and is idempotent",
    [Terms, Terms, Kinds],
    ([one, two, kind]) => {
      const part = { ...farmersPane, calibration: "dual", kit: { ...farmersPane.kit, kind } } as const
      const [first, second] = [profile(one), profile(two)]
      const lines = reprice(quoted(part, first), second, [part])
      assert.deepStrictEqual(rows(lines), rows(quoted(part, second)))
      assert.deepStrictEqual(lineChanges(lines, reprice(lines, second, [part])), [])
    }
  )
})
