import { Effect } from "effect"
import { NewId } from "#domain/shared/NewId.ts"
import { PricingProfile, type PricingProfileDraft } from "./PricingProfile.ts"
import { PricingProfileId } from "./PricingProfileId.ts"
import { PricingProfiles } from "./PricingProfiles.ts"

/** A new pricing profile, under a name that is new in the shop. */
export const createPricingProfile = Effect.fn("createPricingProfile")(function* (draft: PricingProfileDraft) {
  const profile = new PricingProfile({ id: PricingProfileId.make(yield* (yield* NewId).next), version: 1, ...draft })
  yield* (yield* PricingProfiles).add(profile)
  return profile
})
