import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { generationsOf } from "#adapters/sample-catalogue/generationsOf.ts"

const AnyModel = Schema.Struct({
  make: Schema.Literals(["Toyota", "Ford"]),
  model: Schema.String,
  firstYear: Schema.Int.check(Schema.isBetween({ minimum: 1981, maximum: 2026 })),
  years: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 45 }))
})

describe("generations", () => {
  it.prop(
    "cover a model's years from 1995 on without gaps or overlaps",
    [AnyModel],
    ([{ years, ...model }]) => {
      const lastYear = model.firstYear + years - 1
      const covered = generationsOf({ ...model, lastYear, bodies: [] }).flatMap((one) =>
        Array.from({ length: one.lastYear - one.firstYear + 1 }, (_, step) => one.firstYear + step)
      )
      const since = Math.max(1995, model.firstYear)
      assert.deepStrictEqual(
        covered,
        Array.from({ length: Math.max(0, lastYear - since + 1) }, (_, step) => since + step)
      )
    },
    { arbitrary: { runs: 300 } }
  )

  it.prop(
    "last six to eight years, and the final one at most ten",
    [AnyModel],
    ([{ years, ...model }]) => {
      const all = generationsOf({ ...model, lastYear: model.firstYear + years - 1, bodies: [] })
      for (const { firstYear, lastYear } of all.slice(0, -1))
        assert.isTrue(lastYear - firstYear >= 5 && lastYear - firstYear <= 7)
      for (const { firstYear, lastYear } of all) assert.isAtMost(lastYear - firstYear, 9)
    },
    { arbitrary: { runs: 300 } }
  )
})
