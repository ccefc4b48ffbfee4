import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { messageIds } from "#domain/contract/messageIds.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { anyVin } from "./anyVin.ts"

const faultsOf = (typed: unknown) =>
  Schema.decodeUnknownEffect(Vin)(typed, { errors: "all" }).pipe(
    Effect.flip,
    Effect.map((error) => messageIds(error.issue).issues.map(({ message }) => message))
  )

describe("the VIN schema", () => {
  it.effect("normalizes typed input", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* Schema.decodeEffect(Vin)(" 1hgcm-82633-a004352"), "1HGCM82633A004352")
    })
  )
  it.effect.each([
    ["", "required"],
    ["  ", "required"],
    ["1HG", "vin.length"],
    ["1HGCM82633AO04352", "vin.letters"],
    ["WVWZZZ1JZXW000001", "vin.invalid"]
  ])("rejects %j with %s", ([typed, message]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* faultsOf(typed), [message])
    })
  )
  it.effect.prop("returns every valid VIN unchanged", [anyVin], ([vin]) =>
    Effect.gen(function* () {
      const read = yield* Schema.decodeEffect(Vin)(vin.toLowerCase())
      assert.strictEqual(read, vin)
      assert.strictEqual(yield* Schema.encodeEffect(Vin)(read), vin)
    })
  )
})
