import { assert, describe, it } from "vitest"
import { Result, Schema } from "effect"
import { handlers } from "#api/handlers.ts"
import { rightInputs } from "./fuzz/rightInputs.ts"

/** What RFC 5321 does not take for an address although it has an @ and a dot; the first is the one that once passed. */
const wrong = ["a@b..co", "a@.b.co", "a.@b.co", "a@b", "a@b.co.", "@b.co"]

type Json = Readonly<Record<string, unknown>> | ReadonlyArray<unknown> | string | number | boolean | null

/** Every way to put another text where an address stands. */
const elsewhere = (value: unknown, other: string): ReadonlyArray<Json> => {
  if (typeof value === "string") return value.includes("@") ? [other] : []
  if (Array.isArray(value))
    return value.flatMap((one, at) => elsewhere(one, other).map((changed) => value.with(at, changed)))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    elsewhere(one, other).map((changed) => ({ ...value, [key]: changed }) as Json)
  )
}

const takes = (schema: (typeof handlers)[number]["endpoint"]["input"], input: unknown) =>
  Result.isSuccess(Schema.decodeUnknownResult(schema as Schema.Decoder<unknown>)(input))

const asked = handlers
  .map(({ endpoint }) => endpoint)
  // A message goes to a number or an address: `sendMessage` itself refuses what is neither (`AddressNotReachable`).
  .filter(({ name }) => name !== "postMessage" && elsewhere(rightInputs[name], "").length > 0)

describe("an e-mail address", () => {
  it("is typed in these calls", () =>
    assert.includeMembers(
      asked.map(({ name }) => name),
      [
        "postCustomer",
        "putCustomer",
        "postLocation",
        "putLocation",
        "postUser",
        "putUser",
        "putProfile",
        "putBusinessInformation",
        "putPublicPageSetting",
        "postQuoteRequest"
      ]
    ))

  it.each(asked.map((endpoint) => [endpoint.name, endpoint] as const))("is a real one in %s", (name, { input }) => {
    assert.isTrue(takes(input, rightInputs[name]), "with its right input")
    for (const other of wrong)
      for (const changed of elsewhere(rightInputs[name], other))
        assert.isFalse(takes(input, changed), JSON.stringify(changed))
  })
})
