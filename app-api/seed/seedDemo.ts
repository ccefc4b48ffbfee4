import { Effect } from "effect"
import { demoJobs } from "./jobs.ts"
import { demoStaff, rootStaff, secondShopStaff } from "./people.ts"
import { seedShop } from "./seedShop.ts"
import { demoLocations, demoShop, rootTenant, secondShop, secondShopLocations } from "./shops.ts"

/** Fills an empty database: the platform's root, a believable shop, and a second one that shares nothing with it. */
export const seedDemo = Effect.fn("seedDemo")(function*() {
  yield* seedShop(rootTenant, rootStaff, [], undefined)
  yield* seedShop(demoShop, demoStaff, demoLocations, demoJobs)
  yield* seedShop(secondShop, secondShopStaff, secondShopLocations, [])
})
