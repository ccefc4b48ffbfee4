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

/** Where pricing profiles are kept. Names are unique in a shop. */
export class PricingProfiles extends Context.Service<
  PricingProfiles,
  {
    readonly list: (search: PricingProfileSearch) => Effect.Effect<Page<PricingProfile>, CursorInvalid, CurrentTenant>
    /** The same profiles in the same order, however many, a stretch at a time. */
    readonly batch: (
      search: PricingProfileSearch,
      after?: string
    ) => Effect.Effect<Batch<PricingProfile>, never, CurrentTenant>
    readonly get: (id: PricingProfileId) => Effect.Effect<PricingProfile, PricingProfileNotFound, CurrentTenant>
    readonly add: (profile: PricingProfile) => Effect.Effect<void, PricingProfileNameTaken, CurrentTenant>
    /** Keeps the profile with the next version, if `profile.version` is still the one that is kept. */
    readonly save: (
      profile: PricingProfile
    ) => Effect.Effect<
      PricingProfile,
      PricingProfileNotFound | PricingProfileChanged | PricingProfileNameTaken,
      CurrentTenant
    >
    /**
     * Refused while customers use it (spec §5). Gives the jobs that were priced by it and now stand without a profile.
     */
    readonly remove: (
      id: PricingProfileId
    ) => Effect.Effect<ReadonlyArray<JobId>, PricingProfileNotFound | PricingProfileInUse, CurrentTenant>
    /** Undoes `remove`: the profile as it was, and again on those of the jobs that still stand without one. */
    readonly putBack: (
      profile: PricingProfile,
      jobs: ReadonlyArray<JobId>
    ) => Effect.Effect<void, PricingProfileNameTaken, CurrentTenant>
  }
>()("domain/pricing-profiles/PricingProfiles") {}
