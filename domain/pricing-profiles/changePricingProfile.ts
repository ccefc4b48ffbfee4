import { Effect } from "effect"
import { PricingProfile } from "./PricingProfile.ts"
import { PricingProfiles } from "./PricingProfiles.ts"
import type { putPricingProfile } from "./pricingProfilesApi.ts"

/** Saves a pricing profile; prices by part number that are left out stay as they are. */
export const changePricingProfile = Effect.fn("changePricingProfile")(function* ({
  partPrices,
  ...change
}: typeof putPricingProfile.input.Type) {
  const profiles = yield* PricingProfiles
  const kept = partPrices ?? (yield* profiles.get(change.id)).partPrices
  return yield* profiles.save(new PricingProfile({ ...change, partPrices: kept }))
})
