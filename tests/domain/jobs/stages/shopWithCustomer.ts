import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { inMemory } from "#adapters/memory/inMemory.ts"
import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { sampleJob } from "#domain/testing/samples.ts"
import { freshCustomer, freshLocation, freshTenant, freshUser, withTenant } from "#tests/contracts/fresh.ts"

const demo = freshTenant()
const other = freshTenant()

export const inDemo = withTenant(demo.id)
export const inOther = withTenant(other.id)

/** Two in-memory shops. */
export const twoMemoryShops = inMemory([demo, other])

/** Noon on November 21, 2026 in Phoenix, where the sample location is: UTC-7 all year. */
export const noonInPhoenix = Date.UTC(2026, 10, 21, 19)

/** The user who creates the quotes. Has permission to write costs. */
export const seller: SignedInUser = {
  id: UserId.make("019a0000-0000-7000-8000-0000000000e1"),
  firstName: "Bea",
  lastName: "Ortiz",
  roles: ["owner"],
  features: ["FullCRM"],
  accountActive: true
}

/** A customer and a location of demo, and a draft for them. */
export const sampleDraft = Effect.fnUntraced(function* (changes: Partial<CustomerDraft> = {}) {
  yield* TestClock.setTime(noonInPhoenix)
  const [customer, location] = [freshCustomer(changes), freshLocation()]
  yield* (yield* Customers).add(customer)
  yield* (yield* Locations).add(location)
  return { customer, location, draft: sampleJob(customer.id, location.id) }
})

/** The sample quote of trade 3.2 example E, created at noon on November 21, 2026. Its installer works for the shop. */
export const sampleQuote = Effect.fnUntraced(function* (changes: Partial<JobDraft> = {}) {
  const { draft } = yield* sampleDraft()
  for (const { userId: id } of changes.install?.installers ?? [])
    yield* (yield* Users).save(freshUser({ id, roles: ["installer"] }), "a hash")
  return yield* createJob({ ...draft, ...changes }).pipe(Effect.provideService(CurrentUser, seller))
})
