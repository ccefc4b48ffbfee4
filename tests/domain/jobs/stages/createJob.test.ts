import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { createJob } from "#domain/jobs/createJob.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { freshCustomer, freshLocation, freshProfile } from "#tests/contracts/fresh.ts"
import { aDraft, inDemo, inOther, twoShops } from "./shopWithCustomer.ts"

describe("a new job", () => {
  it.effect("is a quote of today with the shop's next number, priced as in trade.md 3.2 example E", () =>
    Effect.gen(function*() {
      const { draft, customer } = yield* aDraft()
      const [job, next] = [yield* createJob(draft), yield* createJob(draft)]
      assert.deepStrictEqual([job.number, next.number, job.version, job.stage, job.quotedOn], [1001, 1002, 1, "quote", "2026-11-21"])
      assert.deepStrictEqual([job.invoiceNumber, job.invoicedOn, job.payments, job.customerName], [null, "", [], customer.customerName])
      assert.deepStrictEqual(job.totals, {
        partsSubtotal: 51324, laborSubtotal: 41360, partsTax: 4234, laborTax: 0, total: 96918,
        insurerShare: 86918, customerShare: 4000, shopCredit: 6000
      })
      assert.strictEqual(job.balance, 90918)
      assert.deepStrictEqual(yield* (yield* Jobs).get(job.id), job)
    }).pipe(inDemo, Effect.provide(twoShops)))

  const exemptions = [
    ["no number", { taxExemptNo: "" }, 96918],
    ["blanks for a number", { taxExemptNo: "  " }, 96918],
    ["a number without an end", { taxExemptNo: "AZ-1" }, 92684],
    ["a number that holds today", { taxExemptNo: "AZ-1", taxExemptExpirationDate: "2026-11-21" }, 92684],
    ["a number that ended yesterday", { taxExemptNo: "AZ-1", taxExemptExpirationDate: "2026-11-20" }, 96918],
    ["an end without a number", { taxExemptExpirationDate: "2027-01-01" }, 96918]
  ] as const
  it.effect.each(exemptions)("is taxed by the customer's exemption: $0", ([, exemption, total]) =>
    Effect.gen(function*() {
      const { draft } = yield* aDraft(exemption)
      const { totals, taxRates } = yield* createJob(draft)
      assert.strictEqual(totals.total, total)
      assert.strictEqual(taxRates.exempt, total === 92684)
    }).pipe(inDemo, Effect.provide(twoShops)))

  it.effect("belongs to the customer alone when nobody insures", () =>
    Effect.gen(function*() {
      const { draft } = yield* aDraft()
      const { totals, balance } = yield* createJob({ ...draft, insurance: null })
      assert.deepStrictEqual([totals.insurerShare, totals.customerShare, totals.shopCredit, balance], [0, 96918, 0, 96918])
    }).pipe(inDemo, Effect.provide(twoShops)))

  it.effect("takes no customer, location or pricing profile of another shop, and no number is used up", () =>
    Effect.gen(function*() {
      const { draft } = yield* aDraft().pipe(inDemo)
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
    }).pipe(Effect.provide(twoShops)))
})
