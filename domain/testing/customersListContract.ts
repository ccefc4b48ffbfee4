import { Effect } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import type { CustomerSearch } from "#domain/customers/Customer.ts"
import { batchContract } from "./batchContract.ts"
import { type Contract, type ContractFixtures, withTenant, assertEqual } from "./Contract.ts"
import { testFactories } from "./testFactories.ts"

const phone = (phoneNumber: string) => [{ phoneNumber, phoneType: "mobile" } as const]

const byName = ["alpha_body", "Bravo 100% Insurance", "charlie county", "delta Fleet", "Éclair Motors", "Foxtrot"]

/** Requirements for listing customers: paging, searching, filtering, sorting, counting. */
export const customersListContract = <R>({ newId, newTenant }: ContractFixtures<R>): Contract<Customers | R> => {
  const { freshCustomer } = testFactories(newId)

  /** One customer of each type except two, in no particular order. */
  const people = [
    freshCustomer({
      customerName: "delta Fleet",
      customerType: "fleet",
      emailAddress: "office@delta.example",
      phoneNumbers: phone("+1 (514) 555-0142")
    }),
    freshCustomer({
      customerName: "Bravo 100% Insurance",
      customerType: "insurance",
      emailAddress: "claims@bravo.example",
      phoneNumbers: phone("6025550111")
    }),
    freshCustomer({
      customerName: "alpha_body",
      customerType: "bodyShop",
      emailAddress: "",
      phoneNumbers: phone("602.555.0122")
    }),
    freshCustomer({
      customerName: "Éclair Motors",
      customerType: "autoDealer",
      emailAddress: "Sales@Eclair.example",
      phoneNumbers: phone("602 555 0133")
    }),
    freshCustomer({
      customerName: "Foxtrot",
      customerType: "retail",
      emailAddress: "x-ray@fox.example",
      phoneNumbers: phone("6025550144")
    }),
    freshCustomer({
      customerName: "charlie county",
      customerType: "government",
      emailAddress: "",
      phoneNumbers: phone("6025550155")
    })
  ]
  const listing = Effect.gen(function* () {
    const shop = withTenant(yield* newTenant)
    const customers = yield* Customers
    for (const person of people) yield* customers.add(person).pipe(shop)
    return (search: CustomerSearch) =>
      Effect.map(customers.list(search).pipe(shop), ({ items, total }) => ({
        names: items.map((one) => one.customerName),
        total
      }))
  })

  const sought: ReadonlyArray<readonly [what: string, search: CustomerSearch, names: ReadonlyArray<string>]> = [
    ["customer type", { customerType: "fleet" }, ["delta Fleet"]],
    ["part of a name in uppercase", { text: "LTA FL" }, ["delta Fleet"]],
    ["part of an accented name", { text: "éCLAIR" }, ["Éclair Motors"]],
    ["part of an email address", { text: "sales@ECLAIR" }, ["Éclair Motors"]],
    ["a phone number in a different format", { text: "(514) 555-01" }, ["delta Fleet"]],
    ["the plain digits of a phone number with dots", { text: "5550122" }, ["alpha_body"]],
    ["a literal percent sign", { text: "00%" }, ["Bravo 100% Insurance"]],
    ["a literal underscore", { text: "a_b" }, ["alpha_body"]],
    ["a literal backslash", { text: "\\" }, []],
    ["a literal quote", { text: "' or '1'='1" }, []],
    ["a literal dash", { text: "x-r" }, ["Foxtrot"]],
    ["the first letter of a word", { text: "F" }, ["delta Fleet", "Foxtrot"]],
    ["the first two letters of a word", { text: "bO" }, ["alpha_body"]],
    ["word starts only, if the text has two letters", { text: "ox" }, []],
    ["the beginning of a phone number", { text: "15" }, ["delta Fleet"]],
    ["text with spaces around it", { text: "  foxtrot " }, ["Foxtrot"]],
    ["text and type together", { text: "Foxtrot", customerType: "fleet" }, []],
    ["empty text, returning all", { text: "", size: 100 }, byName]
  ]

  return {
    "returns a page of five sorted by name, ignoring case, with the total": Effect.gen(function* () {
      const list = yield* listing
      assertEqual(yield* list({}), { names: byName.slice(0, 5), total: 6 })
      assertEqual(yield* list({ descending: true, size: 100 }), { names: byName.toReversed(), total: 6 })
      assertEqual(yield* list({ sort: "customerName", size: 2, page: 2 }), { names: byName.slice(2, 4), total: 6 })
      assertEqual(yield* list({ size: 2, page: 9 }), { names: [], total: 6 })
    }),

    "returns customers with the same name exactly once across pages": Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const customers = yield* Customers
      const namesakes = Array.from({ length: 9 }, () => freshCustomer({ customerName: "Maria Garcia" }))
      for (const one of namesakes) yield* customers.add(one).pipe(shop)
      const pages = yield* Effect.forEach([1, 2, 3], (page) => customers.list({ page, size: 3 }).pipe(shop))
      assertEqual(pages.flatMap(({ items }) => items.map(({ id }) => id)).sort(), namesakes.map(({ id }) => id).sort())
    }),

    "returns complete customers": Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const customers = yield* Customers
      yield* customers.add(people[0]!).pipe(shop)
      assertEqual((yield* customers.list({}).pipe(shop)).items, [people[0]!])
    }),

    "groups customers by type or sales representative and counts each group across pages": Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const customers = yield* Customers
      const sold = [
        ["Ash", "fleet", ""],
        ["Birch", "agent", "zoe Park"],
        ["Cedar", "fleet", "Amy Lee"],
        ["Elm", "agent", "zoe Park"]
      ] as const
      for (const [customerName, customerType, salesRepresentative] of sold)
        yield* customers.add(freshCustomer({ customerName, customerType, salesRepresentative })).pipe(shop)
      const told = (group: "customerType" | "salesRepresentative") =>
        Effect.map(
          Effect.forEach([1, 2], (page) => customers.list({ group, page, size: 2 }).pipe(shop)),
          (pages) =>
            pages.flatMap(({ items }) =>
              items.map((one) => [one.customerName, one.group?.key, one.group?.name, one.group?.count])
            )
        )
      assertEqual(yield* told("customerType"), [
        ["Birch", "agent", "", 2],
        ["Elm", "agent", "", 2],
        ["Ash", "fleet", "", 2],
        ["Cedar", "fleet", "", 2]
      ])
      assertEqual(yield* told("salesRepresentative"), [
        ["Cedar", "Amy Lee", "Amy Lee", 1],
        ["Birch", "zoe Park", "zoe Park", 2],
        ["Elm", "zoe Park", "zoe Park", 2],
        ["Ash", "", "", 1]
      ])
    }),

    "sorts by type": Effect.gen(function* () {
      const list = yield* listing
      const byType = ["Éclair Motors", "alpha_body", "delta Fleet", "charlie county", "Bravo 100% Insurance", "Foxtrot"]
      assertEqual((yield* list({ sort: "customerType", size: 6 })).names, byType)
      assertEqual((yield* list({ sort: "customerType", descending: true, size: 6 })).names, byType.toReversed())
    }),

    ...batchContract<Customers, CustomerSearch, R>(
      { newTenant },
      {
        fill: (count) =>
          Customers.use((customers) =>
            Effect.forEach(
              Array.from({ length: count }, (_, at) => at),
              (at) =>
                customers.add(
                  freshCustomer({
                    customerName: `Name ${(at * 7) % 20}`,
                    customerType: (["fleet", "retail", "insurance"] as const)[at % 3]!
                  })
                ),
              { discard: true }
            )
          ),
        page: (search) => Customers.use((customers) => customers.list(search)),
        batch: (search, after) => Customers.use((customers) => customers.batch(search, after)),
        searches: [
          {},
          { descending: true },
          { sort: "customerType" },
          { text: "name 1" },
          { customerType: "fleet", descending: true },
          { group: "customerType", descending: true }
        ]
      },
      60
    ),

    ...Object.fromEntries(
      sought.map(([what, search, names]) => [
        `finds by ${what}`,
        Effect.gen(function* () {
          const list = yield* listing
          assertEqual(yield* list(search), { names: [...names], total: names.length })
        })
      ])
    )
  }
}
