import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { customersCsv } from "#domain/customers/customersCsv.ts"
import { screenTexts } from "#domain/words/screenTexts.ts"
import { jobsCsv } from "#domain/jobs/jobsCsv.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { freshCustomer, freshTenant, withTenant } from "#tests/contracts/fresh.ts"

const demo = freshTenant()
const person = (role: "owner" | "installer") =>
  ({
    id: UserId.make("019a0000-0000-7000-8000-0000000000aa"),
    firstName: "Ike",
    lastName: "Reyes",
    roles: [role],
    features: [],
    accountActive: true
  }) as const

describe("a grouped list export", () => {
  it.effect("has the group as its first column, in group order and in the file's language", () =>
    Effect.gen(function* () {
      const customers = yield* Customers
      for (const [customerName, customerType] of [
        ["Ash", "retail"],
        ["Birch", "fleet"],
        ["Cedar", "retail"]
      ] as const)
        yield* customers.add(freshCustomer({ customerName, customerType }))
      const search = { group: "customerType" }
      const words = yield* Effect.promise(() => screenTexts("fr"))
      const columns = customersCsv.columnsFor(["customerName"], person("owner"), search)
      const { text } = yield* customersCsv.lines({ search, columns, words })
      assert.strictEqual(
        customersCsv.head(columns, words) + text,
        "Type de client,Nom du client\r\nParc automobile/location,Birch\r\nParticulier,Ash\r\nParticulier,Cedar\r\n"
      )
    }).pipe(withTenant(demo.id), Effect.provide(inMemory([demo])))
  )

  it("has no money group for installer-only users", async () => {
    const words = await screenTexts("en")
    const heads = (role: "owner" | "installer") =>
      jobsCsv.head(
        jobsCsv.columnsFor(["number"], person(role), jobsCsv.searchFor(person(role), { group: "payment" })),
        words
      )
    assert.deepStrictEqual([heads("owner"), heads("installer")], ["Payment,Number\r\n", "Number\r\n"])
  })
})
