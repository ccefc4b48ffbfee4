import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { runUndoable } from "#domain/bulk-actions/runUndoable.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import {
  PricingProfile,
  type PricingProfileDraft,
  PricingProfileInUse,
  PricingProfileNameTaken,
  PricingProfileNotFound
} from "./PricingProfile.ts"
import { PricingProfileId } from "./PricingProfileId.ts"
import { PricingProfiles } from "./PricingProfiles.ts"
import {
  type PricingProfileSearch,
  deletePricingProfile,
  getPricingProfile,
  listPricingProfiles,
  postPricingProfile,
  postPricingProfilesDelete,
  putPricingProfile
} from "./pricingProfilesApi.ts"

/** Saves a pricing profile; part prices are unchanged if omitted. */
export const changePricingProfile = Effect.fn("changePricingProfile")(function* ({
  partPrices,
  ...change
}: typeof putPricingProfile.input.Type) {
  const profiles = yield* PricingProfiles
  const kept = partPrices ?? (yield* profiles.get(change.id)).partPrices
  return yield* profiles.save(new PricingProfile({ ...change, partPrices: kept }))
})

/** Creates a pricing profile; its name must be unique within the shop. */
export const createPricingProfile = Effect.fn("createPricingProfile")(function* (draft: PricingProfileDraft) {
  const profile = new PricingProfile({ id: PricingProfileId.make(yield* (yield* NewId).next), version: 1, ...draft })
  yield* (yield* PricingProfiles).add(profile)
  return profile
})

/** Deletes many profiles; those used by customers are refused (spec §5). Undoing restores them, on their jobs too. */
export const deletePricingProfiles = bulkAction({
  name: "deletePricingProfiles",
  list: "pricingProfiles",
  change: Schema.Struct({}),
  trace: Schema.Struct({ profile: PricingProfile, jobs: Schema.Array(JobId) }),
  failures: [PricingProfileNotFound, PricingProfileInUse, PricingProfileNameTaken],
  matching: (search: PricingProfileSearch, after) => PricingProfiles.use((profiles) => profiles.batch(search, after)),
  get: (id: PricingProfileId) => PricingProfiles.use((profiles) => profiles.get(id)),
  nameOf: ({ profileName }) => profileName,
  apply: (profile) =>
    Effect.map(
      PricingProfiles.use((profiles) => profiles.remove(profile.id)),
      (jobs) => ({ profile, jobs })
    ),
  undo: ({ profile, jobs }) => PricingProfiles.use((profiles) => profiles.restore(profile, jobs))
})

export const pricingProfilesHandlers = [
  handle(listPricingProfiles, (search) => PricingProfiles.use((profiles) => profiles.list(search))),
  handle(getPricingProfile, ({ id }) => PricingProfiles.use((profiles) => profiles.get(id))),
  handle(postPricingProfile, createPricingProfile),
  handle(putPricingProfile, changePricingProfile),
  handle(deletePricingProfile, ({ id }) =>
    Effect.map(runUndoable(deletePricingProfiles, id, {}), (undoId) => ({ undoId }))
  ),
  handle(postPricingProfilesDelete, startBulk(deletePricingProfiles))
]
