import { scrub } from "#adapters/telemetry/scrub.ts"
import { assert, describe, it } from "@effect/vitest"

describe("scrub", () => {
  // Messages as written by PostgreSQL 18, MikroORM, and Effect.
  const told: ReadonlyArray<readonly [message: string, secret: string]> = [
    ["Key (email_address)=(ada@moreno.example) already exists.", "ada@moreno.example"],
    ['invalid input syntax for type uuid: "Ada Moreno"', "Ada Moreno"],
    ["insert into customer (name) values ('Ada O\\'Hara') - duplicate", "Hara"],
    ['Expected a phone number, got "480-555-0142"', "555-0142"],
    ["call 480 555 0142 back", "555 0142"],
    ["token 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 refused", "9f86d081"],
    ["mail to ada@moreno.example bounced", "moreno"]
  ]
  it.each(told)("removes personal data from: %s", (message, secret) => assert.notInclude(scrub(message), secret))

  it("keeps technical details", () =>
    assert.strictEqual(
      scrub("duplicate key value violates unique constraint on table customer"),
      "duplicate key value violates unique constraint on table customer"
    ))

  it("limits the length of its output", () => assert.isAtMost(scrub("word ".repeat(10_000)).length, 400))
})
