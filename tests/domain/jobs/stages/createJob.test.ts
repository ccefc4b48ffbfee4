import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { changeJob, createJob } from "#domain/jobs/saveJob.ts"
import { InstallerUnavailable } from "#domain/jobs/jobFailures.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { freshCustomer, freshLocation, freshProfile, freshUser } from "#tests/contracts/fresh.ts"
import { sampleDraft, inDemo, inOther, twoMemoryShops } from "./shopWithCustomer.ts"

describe("a new job", () => {
  it.effect("is a quote dated today with the shop's next number, priced as in trade 3.2 example E", () =>
    Effect.gen(function* () {
      const { draft, customer } = yield* sampleDraft()
      const [job, next] = [yield* createJob(draft), yield* createJob(draft)]
      assert.deepStrictEqual(
        [job.number, next.number, job.version, job.stage, job.quotedOn],
        [1001, 1002, 1, "quote", "2026-11-21"]
      )
      assert.deepStrictEqual(
        [job.invoiceNumber, "invoicedOn" in job, job.payments, job.customerName],
        [null, false, [], customer.customerName]
      )
      assert.deepStrictEqual(job.totals, {
        partsSubtotal: 51324,
        laborSubtotal: 41360,
        partsTax: 4234,
        laborTax: 0,
        taxes: [],
        total: 96918,
        insurerShare: 86918,
        customerShare: 4000,
        shopCredit: 6000
      })
      assert.strictEqual(job.balance, 0, "a quote has no balance due")
      assert.deepStrictEqual(yield* (yield* Jobs).get(job.id), job)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  const exemptions = [
    ["no number", { taxExemptNo: "" }, 96918],
    ["a blank number", { taxExemptNo: "  " }, 96918],
    ["a number without an expiration date", { taxExemptNo: "AZ-1" }, 92684],
    ["a number that expires today", { taxExemptNo: "AZ-1", taxExemptExpirationDate: "2026-11-21" }, 92684],
    ["a number that expired yesterday", { taxExemptNo: "AZ-1", taxExemptExpirationDate: "2026-11-20" }, 96918],
    ["an expiration date without a number", { taxExemptExpirationDate: "2027-01-01" }, 96918]
  ] as const
  it.effect.each(exemptions)("is taxed according to the customer's exemption: $0", ([, exemption, total]) =>
    Effect.gen(function* () {
      const { draft } = yield* sampleDraft(exemption)
      const { totals, taxRates } = yield* createJob(draft)
      assert.strictEqual(totals.total, total)
      assert.strictEqual(taxRates.exempt, total === 92684)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is owed by the customer alone without an insurer", () =>
    Effect.gen(function* () {
      const { draft } = yield* sampleDraft()
      const { totals, balance } = yield* createJob({ ...draft, insurance: null })
      assert.deepStrictEqual([totals.insurerShare, totals.customerShare, totals.shopCredit, balance], [0, 96918, 0, 0])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("can be assigned only to current installers of this shop; an assigned installer stays assigned", () =>
    Effect.gen(function* () {
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const users = yield* Users
      const [dana, seller, gone, foreign] = [
        { roles: ["installer"] },
        { roles: ["sales"] },
        { roles: ["installer"], active: false },
        { roles: ["installer"] }
      ].map((changes) => freshUser(changes as Partial<User>)) as [User, User, User, User]
      for (const user of [dana, seller, gone]) yield* Effect.orDie(users.add(user, "a hash")).pipe(inDemo)
      yield* Effect.orDie(users.add(foreign, "a hash")).pipe(inOther)
      const by = (...people: ReadonlyArray<User>) => ({
        ...draft,
        install: { ...draft.install, installers: people.map(({ id: userId }) => ({ userId, start: "", end: "" })) }
      })
      for (const other of [seller, gone, foreign]) {
        assert.deepStrictEqual(
          yield* createJob(by(dana, other)).pipe(inDemo, Effect.flip),
          new InstallerUnavailable({ at: 1 })
        )
      }
      const job = yield* createJob(by(dana)).pipe(inDemo)
      yield* users.change({ ...dana, active: false }).pipe(inDemo)
      const saved = yield* changeJob({ ...by(dana), id: job.id, version: 1 }).pipe(inDemo)
      assert.deepStrictEqual(
        yield* changeJob({ ...by(dana, seller), id: job.id, version: saved.version }).pipe(inDemo, Effect.flip),
        new InstallerUnavailable({ at: 1 })
      )
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("rejects a customer, location, or pricing profile of another shop without using up a number", () =>
    Effect.gen(function* () {
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const [customer, location, profile] = [freshCustomer(), freshLocation(), freshProfile()]
      yield* (yield* Customers).add(customer).pipe(inOther)
      yield* (yield* Locations).add(location).pipe(inOther)
      yield* (yield* PricingProfiles).add(profile).pipe(inOther)
      const tags = yield* Effect.forEach(
        [{ customerId: customer.id }, { locationId: location.id }, { pricingProfileId: profile.id }],
        (foreign) => Effect.map(createJob({ ...draft, ...foreign }).pipe(inDemo, Effect.flip), ({ _tag }) => _tag)
      )
      assert.deepStrictEqual(tags, ["CustomerNotFound", "LocationNotFound", "PricingProfileNotFound"])
      assert.strictEqual((yield* createJob(draft).pipe(inDemo)).number, 1001)
    }).pipe(Effect.provide(twoMemoryShops))
  )
})
