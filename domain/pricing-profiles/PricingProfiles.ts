import { Context, type Effect } from "effect"
import type { Batch, CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type {
  PricingProfile,
  PricingProfileChanged,
  PricingProfileInUse,
  PricingProfileNameTaken,
  PricingProfileNotFound
} from "./PricingProfile.ts"
import type { PricingProfileId } from "./PricingProfileId.ts"
import type { PricingProfileSearch } from "./pricingProfilesApi.ts"

/** Storage for pricing profiles. Names are unique within a shop. */
export class PricingProfiles extends Context.Service<
  PricingProfiles,
  {
    readonly list: (search: PricingProfileSearch) => Effect.Effect<Page<PricingProfile>, CursorInvalid, CurrentTenant>
    /** Returns the same profiles in the same order, one batch at a time and without a limit. */
    readonly batch: (
      search: PricingProfileSearch,
      after?: string
    ) => Effect.Effect<Batch<PricingProfile>, never, CurrentTenant>
    readonly get: (id: PricingProfileId) => Effect.Effect<PricingProfile, PricingProfileNotFound, CurrentTenant>
    readonly add: (profile: PricingProfile) => Effect.Effect<void, PricingProfileNameTaken, CurrentTenant>
    /** Saves the profile with the version incremented; fails if `profile.version` is no longer current. */
    readonly save: (
      profile: PricingProfile
    ) => Effect.Effect<
      PricingProfile,
      PricingProfileNotFound | PricingProfileChanged | PricingProfileNameTaken,
      CurrentTenant
    >
    /**
     * Removes a profile; refused while customers use it (spec §5). Returns the jobs that used it, which no longer have
     * a profile.
     */
    readonly remove: (
      id: PricingProfileId
    ) => Effect.Effect<ReadonlyArray<JobId>, PricingProfileNotFound | PricingProfileInUse, CurrentTenant>
    /** Undoes `remove`: restores the profile and reassigns it to the given jobs that still have none. */
    readonly restore: (
      profile: PricingProfile,
      jobs: ReadonlyArray<JobId>
    ) => Effect.Effect<void, PricingProfileNameTaken, CurrentTenant>
  }
>()("domain/pricing-profiles/PricingProfiles") {}
