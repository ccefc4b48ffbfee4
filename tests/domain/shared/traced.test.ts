import { assert, describe, it } from "@effect/vitest"
import { Effect, References } from "effect"
import { traced } from "#domain/shared/traced.ts"

const spanInside = traced("Jobs.get")(function* (asked: string) {
  const span = yield* Effect.option(Effect.currentSpan)
  return { asked, span: span._tag === "Some" ? span.value.name : undefined }
})

describe("a traced function", () => {
  it.effect("has a span with its name if spans are collected", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* spanInside("one"), { asked: "one", span: "Jobs.get" })
    })
  )

  it.effect("has no span otherwise", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* spanInside("one"), { asked: "one", span: undefined })
    }).pipe(Effect.provideService(References.TracerEnabled, false))
  )
})
