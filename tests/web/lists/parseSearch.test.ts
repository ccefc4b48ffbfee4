import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { CustomerSearch } from "#domain/customers/Customer.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import { listPricingProfiles, PricingProfileSearch } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { withFilter, parseSearch, formatSearchParams } from "#web/lists/parseSearch.ts"

const customersIn = (url: string) => parseSearch(listCustomers, new URLSearchParams(url))

describe("a list in the URL", () => {
  it("is parsed with the endpoint's schema: numbers and booleans are not strings", () => {
    assert.deepStrictEqual(
      customersIn("?text=ada&customerType=fleet&sort=customerType&descending=true&page=3&size=25"),
      {
        text: "ada",
        customerType: "fleet",
        sort: "customerType",
        descending: true,
        page: 3,
        size: 25
      }
    )
    assert.deepStrictEqual(parseSearch(listPricingProfiles, new URLSearchParams("?pricingType=insurance&page=2")), {
      pricingType: "insurance",
      page: 2
    })
  })

  it("drops invalid parameters and keeps the rest", () => {
    for (const [url, read] of [
      ["?page=0&text=ada", { text: "ada" }],
      ["?page=-1", {}],
      ["?page=2.5&size=10", { size: 10 }],
      ["?page=two&page=2", { page: 2 }],
      ["?size=101", {}],
      ["?size=1e2&descending=maybe", { size: 100 }],
      ["?customerType=wizard&sort=phone", {}],
      ["?colour=green&text=ada", { text: "ada" }],
      ["?text=&customerType=", {}],
      [`?text=${"a".repeat(101)}&page=2`, { page: 2 }],
      ["?__proto__=1&constructor=2&toString=3", {}],
      ["?%E0%A4%A&=&&page", {}]
    ] as const)
      assert.deepStrictEqual({ ...customersIn(url) }, read, url)
  })

  it.effect.prop("round-trips customers", [CustomerSearch], ([search]) =>
    Effect.sync(() => assert.deepStrictEqual(customersIn(formatSearchParams(search)), asUrlsKnow(search)))
  )

  it.effect.prop("round-trips pricing profiles", [PricingProfileSearch], ([search]) =>
    Effect.sync(() =>
      assert.deepStrictEqual(
        parseSearch(listPricingProfiles, new URLSearchParams(formatSearchParams(search))),
        asUrlsKnow(search)
      )
    )
  )

  it("has no query if it is unfiltered", () => {
    assert.strictEqual(formatSearchParams({}), "")
    assert.strictEqual(formatSearchParams({ text: "", page: undefined }), "")
  })

  it("returns to the first page when filtered, and omits removed filters", () => {
    assert.deepStrictEqual(withFilter<CustomerSearch>({ page: 7, size: 10, text: "ada" }, { text: undefined }), {
      size: 10
    })
    assert.deepStrictEqual(withFilter<CustomerSearch>({ page: 7, text: "ada" }, { customerType: "fleet" }), {
      text: "ada",
      customerType: "fleet"
    })
  })
})

/**
 * A URL does not distinguish an empty string from none, and contains no lone surrogates (WHATWG URL: strings are scalar
 * values).
 */
const asUrlsKnow = (search: object) =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== "" && value !== undefined)
      .map(([name, value]) => [name, typeof value === "string" ? value.toWellFormed() : value])
  )
