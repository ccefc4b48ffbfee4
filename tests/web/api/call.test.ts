import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { answer } from "#domain/contract/answer.ts"
import type { Answer } from "#domain/contract/Envelope.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import { callOnce } from "#web/api/call.ts"
import { Transport } from "#web/api/Transport.ts"
import { askedBy, inAShop, recording } from "#tests/domain/contract/probe.ts"

describe("a call with what its rules do not take, such as a search for a whole document", () => {
  it.effect("goes out and is refused by the server, at its field: the page that asks does not break", () =>
    Effect.gen(function* () {
      const server = Layer.succeed(Transport, {
        send: (endpoint, input) =>
          answer({ endpoint, run: () => Effect.die("it was let through") }, input).pipe(
            askedBy({ roles: ["owner"], features: ["FullCRM"] }),
            inAShop,
            Effect.provide(recording().layer)
          ) as Effect.Effect<Answer>
      })
      const refusal = yield* callOnce(listCustomers, { text: "x".repeat(150_000) }).pipe(
        Effect.provide(server),
        Effect.flip
      )
      assert.deepInclude(refusal, { _tag: "Refused", status: 400, messages: ["checkFields"] })
      assert.deepStrictEqual(Object.keys((refusal as { readonly errors: object }).errors), ["text"])
    })
  )
})
