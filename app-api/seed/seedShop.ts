import { Effect } from "effect"
import { addTenant } from "#adapters/postgres/tenants/addTenant.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { createCustomer } from "#domain/customers/createCustomer.ts"
import { Location, type LocationDraft, LocationId } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { UserId } from "#domain/people/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { createPricingProfile } from "#domain/pricing-profiles/createPricingProfile.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { Passwords } from "#domain/session/Passwords.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { demoCustomer, demoCustomers } from "./customers.ts"
import type { DemoJob } from "./jobs.ts"
import { type DemoUser, demoPassword } from "./people.ts"
import { demoProfiles } from "./profiles.ts"
import { seedJobs } from "./seedJobs.ts"

/** Adds a shop with its people and locations; with the demo's profiles, customers and jobs when it is to look lived in. All or nothing, and never twice. */
export const seedShop = Effect.fn("seedShop")(function*(
  shop: Omit<Tenant, "id">,
  staff: ReadonlyArray<DemoUser>,
  places: ReadonlyArray<LocationDraft>,
  jobs: ReadonlyArray<DemoJob> | undefined
) {
  const newId = yield* NewId
  const id = yield* addTenant({ ...shop, id: TenantId.make(yield* newId.next) })
  const { around } = yield* Transaction
  const fill = Effect.gen(function*() {
    if ((yield* (yield* Users).list).length > 0) return false
    yield* addStaff(staff)
    const locations = yield* Effect.forEach(places, addLocation)
    if (jobs === undefined) return true
    const profiles = yield* Effect.forEach(demoProfiles, (draft) => createPricingProfile(draft))
    const profileId = (name: string) => profiles.find(({ profileName }) => profileName === name)?.id ?? null
    const customers = yield* Effect.forEach(demoCustomers, (named, place) => createCustomer(demoCustomer(named, place, profileId)))
    yield* seedJobs({ locations, profiles, customers }, jobs)
    return true
  })
  return yield* around(fill).pipe(Effect.provideService(CurrentTenant, { id }))
})

const addLocation = Effect.fnUntraced(function*(draft: LocationDraft) {
  const location = new Location({ ...draft, id: LocationId.make(yield* (yield* NewId).next), version: 1 })
  yield* (yield* Locations).add(location)
  return location
})

const addStaff = Effect.fnUntraced(function*(staff: ReadonlyArray<DemoUser>) {
  const users = yield* Users
  const newId = yield* NewId
  const passwordHash = yield* (yield* Passwords).hash(demoPassword)
  for (const { userName, firstName, lastName, roles, language } of staff) {
    yield* users.save({
      id: UserId.make(yield* newId.next), userName, firstName, lastName, roles, defaultLanguage: language,
      emailAddress: `${userName}@example.com`, phoneNumber: "", timeZone: "America/Phoenix", active: true
    }, passwordHash)
  }
})
