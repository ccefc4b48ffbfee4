import type { LanguageNumber } from "#domain/words/languages.ts"
import { Effect } from "effect"
import { createCustomer } from "#domain/customers/customersHandlers.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { Location, LocationId } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { type Role } from "#domain/access/Role.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { createPricingProfile } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { rootTenantUniqueId, type Tenant } from "#domain/tenants/Tenant.ts"
import {
  sampleCustomer,
  sampleJob,
  sampleLocation,
  samplePricingProfile,
  sampleTenant,
  sampleUser
} from "#domain/testing/samples.ts"
import { convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"

const idOf = (last: number) => TenantId.make(`00000000-0000-4000-8000-00000000000${last}`)

/** The shop of the stories, at demo.localhost. */
export const demoShop: Tenant = { ...sampleTenant, id: idOf(1), tenantUniqueId: "demo", prefix: "demo" }

/** The platform's own tenant, at localhost. */
export const platform: Tenant = {
  ...sampleTenant,
  id: idOf(9),
  tenantUniqueId: rootTenantUniqueId,
  prefix: "",
  businessName: "Frit"
}

/** The password of every user in the stories. */
export const samplePassword = "Glass-in-9-colours"

/** Adds a user with these roles who signs in as `userName`. */
export const addPerson = Effect.fnUntraced(function* (
  userName: string,
  firstName: string,
  roles: ReadonlyArray<Role>,
  defaultLanguage: LanguageNumber = 1
) {
  const id = UserId.make(yield* (yield* NewId).next)
  const hash = yield* (yield* Passwords).hash(samplePassword)
  yield* (yield* Users).save({ ...sampleUser, id, userName, firstName, roles, defaultLanguage }, hash)
})

/** Fills the shop with a location, an insurer's pricing profile, four customers and a job in every stage. */
export const fillShop = Effect.gen(function* () {
  const locationId = LocationId.make(yield* (yield* NewId).next)
  yield* (yield* Locations).add(new Location({ ...sampleLocation, id: locationId, version: 1 }))
  const profile = yield* createPricingProfile(samplePricingProfile)
  const ada = yield* createCustomer(sampleCustomer)
  const luis = yield* createCustomer({
    ...sampleCustomer,
    customerName: "Luis Herrera",
    firstName: "Luis",
    lastName: "Herrera",
    emailAddress: "luis@herrera.example"
  })
  const insurer = yield* createCustomer({
    ...sampleCustomer,
    isBusiness: true,
    customerName: "Saguaro Mutual",
    customerType: "insurance",
    pricingProfileId: profile.id,
    emailAddress: "claims@saguaro.example"
  })
  const fleet = yield* createCustomer({
    ...sampleCustomer,
    isBusiness: true,
    customerName: "Pima County Fleet",
    customerType: "fleet",
    paymentTerms: "Net 30",
    emailAddress: "fleet@pima.example"
  })

  yield* createJob(sampleJob(ada.id, locationId))
  yield* createJob({ ...sampleJob(luis.id, locationId), insurance: null })
  const ordered = yield* createJob({ ...sampleJob(insurer.id, locationId), pricingProfileId: profile.id })
  yield* convertToWorkOrder({ id: ordered.id, version: ordered.version, date: "2026-12-01", timeFrame: "morning" })
  const done = yield* createJob({
    ...sampleJob(fleet.id, locationId),
    insurance: null,
    install: { ...sampleJob(fleet.id, locationId).install, date: "2026-11-20" }
  })
  const work = yield* convertToWorkOrder({
    id: done.id,
    version: done.version,
    date: "2026-11-20",
    timeFrame: "afternoon"
  })
  yield* convertToInvoice({ id: work.id, version: work.version })
}).pipe(Effect.orDie)

/** Runs an effect as one of the stories' shops. */
export const runInShop = (shop: Tenant) => Effect.provideService(CurrentTenant, { id: shop.id })
