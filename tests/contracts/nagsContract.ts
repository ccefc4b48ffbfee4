import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import type { GlassType } from "#domain/nags/GlassPart.ts"
import { Nags } from "#domain/nags/Nags.ts"
import { PartNumber } from "#domain/nags/PartNumber.ts"
import { fullPane } from "./nagsFits.ts"

const vehicle = { year: 2020, make: "Contract Motors", model: "Alpha-150", bodyStyle: "Sedan" }
const sedan = ["DW90001GBYY", "DW90001GTNN", "DB90001GTNN", "DD90001GTNN"]

const numbersThatFit = (over: Partial<typeof vehicle>, ...types: ReadonlyArray<GlassType>) =>
  Nags.use((nags) => nags.findFitting({ ...vehicle, ...over }, types)).pipe(
    Effect.map((parts) => parts.map(({ partNumber }) => partNumber))
  )
const numbersMatching = (partNumber: string) =>
  Nags.use((nags) => nags.matching(PartNumber.make(partNumber))).pipe(
    Effect.map((parts) => parts.map((part) => part.partNumber))
  )

/** The contract of every glass catalog. The layer contains `nagsFits`, possibly among other data. */
export const nagsContract = <E>(name: string, nags: Layer.Layer<Nags, E>) =>
  layer(nags)(name, (it) => {
    it.effect("returns a vehicle's glass by glass type and part number", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* numbersThatFit({}), sedan)
      })
    )

    it.effect("returns complete parts, whether looked up by vehicle or by number", () =>
      Effect.gen(function* () {
        const { get, findFitting } = yield* Nags
        assert.deepStrictEqual((yield* findFitting(vehicle, []))[0], fullPane)
        assert.deepStrictEqual(yield* get(PartNumber.make("DW90001GBYY")), fullPane)
      })
    )

    it.effect("returns only the requested glass types", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* numbersThatFit({}, "back"), ["DB90001GTNN"])
        assert.deepStrictEqual(yield* numbersThatFit({}, "door", "windshield"), [
          "DW90001GBYY",
          "DW90001GTNN",
          "DD90001GTNN"
        ])
        assert.deepStrictEqual(yield* numbersThatFit({}, "roof"), [])
      })
    )

    it.effect("respects a part's first and last model year", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* numbersThatFit({ year: 2017 }), [])
        assert.deepStrictEqual(yield* numbersThatFit({ year: 2018 }), sedan)
        assert.deepStrictEqual(yield* numbersThatFit({ year: 2021 }, "windshield"), [
          "DW90001GBYY",
          "DW90001GTNN",
          "DW90002GTNN"
        ])
        assert.include(yield* numbersThatFit({ year: 2024 }), "DW90002GTNN")
        assert.deepStrictEqual(yield* numbersThatFit({ year: 2025 }), [])
      })
    )

    it.effect("returns each part once across all bodies when no body is given", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* numbersThatFit({ bodyStyle: "" }, "windshield", "back"), [
          "DW90001GBYY",
          "DW90001GTNN",
          "DB90001GTNN",
          "DB90002YPNN"
        ])
        assert.deepStrictEqual(yield* numbersThatFit({ bodyStyle: "Wagon" }), ["DW90001GBYY", "DB90002YPNN"])
      })
    )

    it.effect("matches a part without a body to every body", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* numbersThatFit({ model: "Beta", bodyStyle: "Coupe" }), ["DW90003GTNN"])
      })
    )

    it.effect("ignores case and surrounding spaces in names but requires the full name", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(
          yield* numbersThatFit({ make: " CONTRACT motors", model: "alpha-150 ", bodyStyle: "SEDAN" }),
          sedan
        )
        assert.deepStrictEqual(yield* numbersThatFit({ model: "Alpha" }), [])
        assert.deepStrictEqual(yield* numbersThatFit({ model: "Alpha_150" }), [])
        assert.deepStrictEqual(yield* numbersThatFit({ model: "%" }), [])
      })
    )

    it.effect("finds all variants of a base number, and fewer as more is typed", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* numbersMatching("DW90001"), ["DW90001GBYY", "DW90001GTNN"])
        assert.deepStrictEqual(yield* numbersMatching("DW90001GB"), ["DW90001GBYY"])
        assert.deepStrictEqual(yield* numbersMatching("DW90001GTNN"), ["DW90001GTNN"])
        assert.deepStrictEqual(yield* numbersMatching("DW90009"), [])
      })
    )

    it.effect("ignores the supplier suffix", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* numbersMatching("DW90001GBYY FYG"), ["DW90001GBYY"])
        assert.strictEqual(
          (yield* Nags.use((nags) => nags.get(PartNumber.make("DW90001GBYY FYG")))).partNumber,
          "DW90001GBYY"
        )
      })
    )

    it.effect("reports an unknown part number, including a bare base number", () =>
      Effect.gen(function* () {
        const { get } = yield* Nags
        for (const number of ["DW90009GTNN", "DW90001", "HAH900001"]) {
          const error = yield* get(PartNumber.make(number)).pipe(Effect.flip)
          assert.deepStrictEqual([error._tag, error.partNumber], ["GlassPartNotFound", number])
        }
      })
    )
  })
