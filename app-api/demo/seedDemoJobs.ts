import { Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import type { Batch } from "#domain/shared/Page.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { modelOf } from "./draftFor.ts"
import { type DemoJob, demoJobs, harborJobs } from "./jobs.ts"
import { publishedVins } from "./scale/vehicles.ts"
import { hasJobs } from "./isDemoComplete.ts"
import { seedCards } from "./seedCards.ts"
import { seedDispatches } from "./seedDispatches.ts"
import { seedSearches } from "./seedSearches.ts"
import { seedReminders } from "./seedReminders.ts"
import { seedJobs } from "./seedJobs.ts"
import { demoShop, secondShop } from "./shops.ts"

/**
 * Together with the demo's own jobs, the one that rebills a credited invoice, and the one created from a dispatch, the
 * demo shop has 2,000 jobs.
 */
const ofTheYears = 2_000 - demoJobs.length - 2

/** Adds the demo shops' jobs once, all of a shop's or none. */
export const seedDemoJobs = Effect.fn("seedDemoJobs")(function* () {
  yield* fill(demoShop.prefix, demoJobs, ofTheYears)
  yield* fill(secondShop.prefix, harborJobs, 0)
})

const fill = Effect.fnUntraced(function* (prefix: string, jobs: ReadonlyArray<DemoJob>, count: number) {
  const tenant = yield* (yield* Tenants).byPrefix(prefix)
  if (tenant === undefined) return
  const { run } = yield* Transaction
  const once = Effect.gen(function* () {
    if (yield* hasJobs) return
    const locations = yield* (yield* Locations).all
    const { items: profiles } = yield* Effect.orDie((yield* PricingProfiles).list({ size: 100 }))
    const customers = yield* everyCustomer
    const staff = (yield* (yield* Users).list).filter(({ active }) => active)
    const withRole = (role: Role) => staff.filter(({ roles }) => roles.includes(role))
    const fitters = withRole("installer")
    const known = new Set(customers.map(({ customerName }) => customerName))
    const desk = withRole("sales")
    // In a shop of two people, the owner sells.
    const seller = desk[0] ?? withRole("owner")[0]
    const models = count === 0 ? [] : yield* Effect.forEach(publishedVins, (vin) => modelOf(vin))
    const shop = {
      locations,
      profiles,
      customers,
      installers: fitters.map(({ id }) => id),
      fitters,
      sellers: desk,
      billers: withRole("billing"),
      models
    }
    yield* Effect.provideService(
      seedJobs(
        shop,
        jobs.filter(({ customer }) => known.has(customer)),
        count
      ),
      CurrentUser,
      seller && asking(seller)
    )
    yield* seedSearches(desk.map(asking))
    if (count > 0 && seller !== undefined) yield* seedDispatches(asking(seller))
    yield* seedReminders([...desk, ...withRole("owner")].map((user) => ({ user, asking: asking(user) })))
  })
  yield* run(once).pipe(Effect.provideService(CurrentTenant, { id: tenant.id }))
  // After the transaction, because card requests must not be made within one.
  yield* seedCards().pipe(Effect.provideService(CurrentTenant, { id: tenant.id }))
})

const everyCustomer = Effect.gen(function* () {
  const customers = yield* Customers
  const found: Array<Customer> = []
  for (let after: string | undefined = ""; after !== undefined;) {
    const { items, next }: Batch<Customer> = yield* customers.batch({}, after || undefined)
    found.push(...items)
    after = next
  }
  return found
})

/** The user recorded in the timeline as having quoted. */
const asking = ({ id, firstName, lastName, roles }: User) => ({
  id,
  firstName,
  lastName,
  roles,
  features: [],
  accountActive: true
})
