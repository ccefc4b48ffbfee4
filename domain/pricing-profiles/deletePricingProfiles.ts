import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { JobId } from "#domain/shared/JobId.ts"
import {
  PricingProfile,
  PricingProfileInUse,
  PricingProfileNameTaken,
  PricingProfileNotFound
} from "./PricingProfile.ts"
import type { PricingProfileId } from "./PricingProfileId.ts"
import { PricingProfiles } from "./PricingProfiles.ts"
import type { PricingProfileSearch } from "./pricingProfilesApi.ts"

/** Deletes many profiles; those that customers use are refused (spec §5). Undoing puts them back, on their jobs too. */
export const deletePricingProfiles = bulkAction({
  name: "deletePricingProfiles",
  list: "pricingProfiles",
  change: Schema.Struct({}),
  trace: Schema.Struct({ profile: PricingProfile, jobs: Schema.Array(JobId) }),
  failures: [PricingProfileNotFound, PricingProfileInUse, PricingProfileNameTaken],
  matching: (search: PricingProfileSearch, after) => PricingProfiles.use((profiles) => profiles.batch(search, after)),
  get: (id: PricingProfileId) => PricingProfiles.use((profiles) => profiles.get(id)),
  nameOf: ({ profileName }) => profileName,
  does: (profile) =>
    Effect.map(
      PricingProfiles.use((profiles) => profiles.remove(profile.id)),
      (jobs) => ({ profile, jobs })
    ),
  undoes: ({ profile, jobs }) => PricingProfiles.use((profiles) => profiles.putBack(profile, jobs))
})
