import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { done } from "#domain/contract/Envelope.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import { callOnce } from "#web/api/call.ts"
import { Transport } from "#web/api/Transport.ts"

describe("a call with what its rules do not take, such as a search for a whole document", () => {
  it.effect("is refused at its field, and nothing is sent: it would be too long for an address", () =>
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
