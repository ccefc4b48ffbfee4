import { assert, describe, it } from "vitest"
import { Result, Schema } from "effect"
import { handlers } from "#api/handlers.ts"
import { rightInputs } from "./fuzz/rightInputs.ts"

/** Strings with an @ and a dot that RFC 5321 does not accept as addresses; the first once passed. */
const wrong = ["a@b..co", "a@.b.co", "a.@b.co", "a@b", "a@b.co.", "@b.co"]

type Json = Readonly<Record<string, unknown>> | ReadonlyArray<unknown> | string | number | boolean | null

/** Returns copies of the value, each with one of its email addresses replaced. */
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
  // A message goes to a phone number or an address: `sendMessage` itself refuses anything else (`AddressNotReachable`).
  .filter(({ name }) => name !== "postMessage" && elsewhere(rightInputs[name], "").length > 0)

describe("an email address", () => {
  it("is an input of these endpoints", () =>
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

  it.each(asked.map((endpoint) => [endpoint.name, endpoint] as const))("is validated at %s", (name, { input }) => {
    assert.isTrue(takes(input, rightInputs[name]), "valid input is accepted")
    for (const other of wrong)
      for (const changed of elsewhere(rightInputs[name], other))
        assert.isFalse(takes(input, changed), JSON.stringify(changed))
  })
})
