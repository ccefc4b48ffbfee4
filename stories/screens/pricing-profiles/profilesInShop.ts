import { Effect } from "effect"
import { createCustomer } from "#domain/customers/customersHandlers.ts"
import { createPricingProfile } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { PricingProfile, type PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { putPricingProfile } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { sampleCustomer, samplePricingProfile } from "#domain/testing/samples.ts"
import { beforeFirstRequest } from "#stories/beforeFirstRequest.ts"

/** The pricing profile used in the stories. */
export const saguaroId = PricingProfileId.make("019a0000-0000-7000-8000-000000000071")
export const saguaroPath = `/pricing-profile/${saguaroId}/edit`

/** An insurer's pricing profile that is not in use yet. */
export const saguaroInShop = createPricingProfile(samplePricingProfile).pipe(
  Effect.provideService(NewId, { next: Effect.succeed(saguaroId) }),
  Effect.orDie
)

/** The same, used by two customers. */
export const saguaroInUse = Effect.gen(function* () {
  yield* saguaroInShop
  yield* createCustomer({ ...sampleCustomer, pricingProfileId: saguaroId })
  yield* createCustomer({ ...sampleCustomer, customerName: "Luis Herrera", pricingProfileId: saguaroId })
}).pipe(Effect.orDie)

/** The profiles of an insurer, of walk-in customers, and of a fleet. */
export const threeInShop = Effect.forEach(
  [
    samplePricingProfile,
    {
      ...samplePricingProfile,
      profileName: "Counter",
      pricingType: "customer",
      method: "markup",
      windshieldPercent: 2500,
      temperedPercent: 2000,
      laborType: "flatFee",
      laborRate: 12000
    },
    {
      ...samplePricingProfile,
      profileName: "Fleet 10",
      pricingType: "customer",
      windshieldPercent: -1000,
      kitPrices: []
    }
  ] satisfies ReadonlyArray<PricingProfileDraft>,
  createPricingProfile
).pipe(Effect.orDie)

/** The insurer's profile, changed by another user just before the first save arrives. */
export const saguaroAlsoChangedElsewhere = (change: Partial<PricingProfileDraft>) =>
  beforeFirstRequest(
    putPricingProfile,
    Effect.gen(function* () {
      const profile = yield* saguaroInShop
      return PricingProfiles.use((profiles) => profiles.save(new PricingProfile({ ...profile, ...change })))
    })
  )
