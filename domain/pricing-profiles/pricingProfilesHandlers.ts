import { Effect } from "effect"
import { doUndoably } from "#domain/bulk-actions/doUndoably.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { changePricingProfile } from "./changePricingProfile.ts"
import { createPricingProfile } from "./createPricingProfile.ts"
import { deletePricingProfiles } from "./deletePricingProfiles.ts"
import { PricingProfiles } from "./PricingProfiles.ts"
import {
  deletePricingProfile,
  getPricingProfile,
  listPricingProfiles,
  postPricingProfile,
  postPricingProfilesDelete,
  putPricingProfile
} from "./pricingProfilesApi.ts"

export const pricingProfilesHandlers = [
  handle(listPricingProfiles, (search) => PricingProfiles.use((profiles) => profiles.list(search))),
  handle(getPricingProfile, ({ id }) => PricingProfiles.use((profiles) => profiles.get(id))),
  handle(postPricingProfile, createPricingProfile),
  handle(putPricingProfile, changePricingProfile),
  handle(deletePricingProfile, ({ id }) =>
    Effect.map(doUndoably(deletePricingProfiles, id, {}), (undoId) => ({ undoId }))
  ),
  handle(postPricingProfilesDelete, startBulk(deletePricingProfiles))
]
