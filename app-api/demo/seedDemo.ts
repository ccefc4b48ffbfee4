import { Effect } from "effect"
import { withAdvisoryLock } from "#adapters/postgres/withAdvisoryLock.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { rootTenant } from "../rootTenant.ts"
import { demoCustomers, harborCustomers } from "./customers.ts"
import { drawLogo } from "./drawLogo.ts"
import { demoInsurers, harborInsurers } from "./insurers.ts"
import { isDemoComplete } from "./isDemoComplete.ts"
import { closedShopStaff, demoPassword, demoStaff, rootStaff, secondShopStaff, waitingShopStaff } from "./people.ts"
import { demoProducts } from "./products.ts"
import { demoProfiles, harborProfiles, websiteProfile } from "./profiles.ts"
import { seedDemoJobs } from "./seedDemoJobs.ts"
import { type Seed, seedShop } from "./seedShop.ts"
import {
  closedShop,
  demoLocations,
  demoShop,
  secondShop,
  secondShopLocations,
  waitingShop,
  waitingShopLocations
} from "./shops.ts"

/**
 * The platform's root, a realistic shop, a second one that shares nothing with it, and two that are not open: one
 * pending, one closed.
 */
const seeds: ReadonlyArray<Seed> = [
  { shop: { ...rootTenant, createdDaysAgo: 1_000, chargedDaysAgo: undefined }, staff: rootStaff },
  {
    shop: demoShop,
    staff: demoStaff,
    locations: demoLocations,
    profiles: [...demoProfiles, websiteProfile],
    customers: demoCustomers,
    shelves: demoProducts,
    insurers: demoInsurers,
    logo: drawLogo,
    hasPage: true
  },
  {
    shop: secondShop,
    staff: secondShopStaff,
    locations: secondShopLocations,
    profiles: harborProfiles,
    customers: harborCustomers,
    insurers: harborInsurers
  },
  { shop: waitingShop, staff: waitingShopStaff, locations: waitingShopLocations },
  { shop: closedShop, staff: closedShopStaff }
]

/**
 * Adds the demo shops to an empty database, or what is missing after an interrupted start. If nodes start together,
 * only one does it. Jobs come last, because pricing them requires the glass catalog.
 */
export const seedDemo = Effect.fn("seedDemo")(function* (
  ownerUrl: string,
  catalogue: Effect.Effect<unknown> = Effect.void
) {
  if (yield* isDemoComplete) return
  yield* withAdvisoryLock(
    ownerUrl,
    "frit demo"
  )(
    Effect.gen(function* () {
      if (yield* isDemoComplete) return
      // Computed once, and only if a shop is missing.
      const passwordHash = yield* Effect.cached((yield* Passwords).hash(demoPassword))
      yield* Effect.forEach(seeds, (seed) => seedShop(seed, passwordHash))
      yield* catalogue
      yield* seedDemoJobs()
    })
  )
})
