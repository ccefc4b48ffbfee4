import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { done } from "#domain/contract/Envelope.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import { callOnce } from "#web/api/call.ts"
import { Transport } from "#web/api/Transport.ts"

describe("a request that violates its schema, such as a search for an entire document", () => {
  it.effect("is rejected at its field without being sent, because it would be too long for a URL", () =>
    Effect.gen(function* () {
      let sent = 0
      const line = Layer.succeed(Transport, {
        send: () =>
          Effect.sync(() => {
            sent++
            return done({ items: [], total: 0 })
          })
      })
      const refusal = yield* callOnce(listCustomers, { text: "x".repeat(150_000) }).pipe(
        Effect.provide(line),
        Effect.flip
      )
      assert.deepInclude(refusal, {
        _tag: "Refused",
        status: 400,
        messages: ["checkFields"],
        errors: { text: ["tooLong:100"] }
      })
      assert.strictEqual(sent, 0)
      yield* callOnce(listCustomers, { text: "moreno" }).pipe(Effect.provide(line))
      assert.strictEqual(sent, 1)
    })
  )
})
