import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { createPricingProfile } from "./createPricingProfile.ts"
import { PricingProfile } from "./PricingProfile.ts"
import { PricingProfiles } from "./PricingProfiles.ts"
import { deletePricingProfile, getPricingProfile, listPricingProfiles, postPricingProfile, putPricingProfile } from "./pricingProfilesApi.ts"

export const pricingProfilesHandlers = [
  handle(listPricingProfiles, (search) => PricingProfiles.use((profiles) => profiles.list(search))),
  handle(getPricingProfile, ({ id }) => PricingProfiles.use((profiles) => profiles.get(id))),
  handle(postPricingProfile, createPricingProfile),
  handle(putPricingProfile, (change) => PricingProfiles.use((profiles) => profiles.save(new PricingProfile(change)))),
  handle(deletePricingProfile, ({ id }) => PricingProfiles.use((profiles) => Effect.as(profiles.remove(id), {})))
]
