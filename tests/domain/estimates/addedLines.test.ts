import { assert, describe, it } from "@effect/vitest"
import { type ManualLine, addedLines, placeLines } from "#domain/estimates/linesForGlass.ts"
import { estimateTextsOf } from "#domain/estimates/EstimateTexts.ts"
import { repriceLines } from "#domain/estimates/repriceLines.ts"
import { samplePricingProfile } from "#domain/testing/samples.ts"
import { profile } from "./pane.ts"

const words = estimateTextsOf.en
const priced = (added: ManualLine, by = profile({})) =>
  addedLines(added, by, words).map(({ partNumber, quantity, netPrice, rule }) => [partNumber, quantity, netPrice, rule])
const kinds: ReadonlyArray<ManualLine> = [
  { kind: "labor" },
  { kind: "kit", of: "urethaneDamPrimer" },
  { kind: "calibration", of: "static" },
  { kind: "calibration", of: "dynamic" },
  { kind: "calibration", of: "dual" }
]

describe("a manually added line", () => {
  // The Farmers letter and example D of trade 3.2.
  const letter = profile({
    laborRate: 3000,
    laborBase: 17500,
    numberOfKits: 150,
    kitPrices: [{ kind: "highModulusNonConductive", quantity: 150, price: 9500 }],
    calibrationDynamic: 29900
  })

  it("gets the profile's price immediately: base and an hour, the table's kit, the calibration of its kind", () => {
    assert.deepStrictEqual(priced({ kind: "labor" }, letter), [
      ["LABOR BASE", 100, 17500, "laborBaseAndHourly"],
      ["LABOR", 100, 3000, "laborBaseAndHourly"]
    ])
    assert.deepStrictEqual(priced({ kind: "kit", of: "highModulusNonConductive" }, letter), [
      ["", 100, 9500, "kitPrice"]
    ])
    assert.deepStrictEqual(priced({ kind: "calibration", of: "dynamic" }, letter), [
      ["RECAL DYNAMIC", 100, 29900, "calibrationPrice"]
    ])
  })

  it("requires a price if there is no profile or the profile has none", () => {
    for (const added of kinds) {
      for (const by of [undefined, profile({}), profile({ hasKit: false })]) {
        const lines = addedLines(added, by, words)
        assert.deepStrictEqual(
          lines.map(({ netPrice, rule }) => [netPrice, rule]),
          [[0, "priceRequired"]],
          added.kind
        )
      }
    }
  })

  it("is priced once a profile is selected", () => {
    const waiting = kinds.flatMap((added) => placeLines(addedLines(added, undefined, words), () => crypto.randomUUID()))
    const lines = repriceLines(waiting, {
      profile: samplePricingProfile,
      words,
      catalogue: [],
      newId: () => crypto.randomUUID()
    })
    assert.deepStrictEqual(
      lines.map(({ netPrice }) => netPrice),
      [4200, 2000, 27500, 29900, 45000]
    )
  })
})
