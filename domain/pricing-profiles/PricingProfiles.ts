import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { PricingProfile, PricingProfileChanged, PricingProfileId, PricingProfileInUse, PricingProfileNameTaken, PricingProfileNotFound } from "./PricingProfile.ts"
import type { PricingProfileSearch } from "./pricingProfilesApi.ts"

/** Where pricing profiles are kept. Names are unique in a shop. */
export class PricingProfiles extends Context.Service<PricingProfiles, {
  readonly list: (search: PricingProfileSearch) => Effect.Effect<{ readonly items: ReadonlyArray<PricingProfile>; readonly total: number }, never, CurrentTenant>
  readonly get: (id: PricingProfileId) => Effect.Effect<PricingProfile, PricingProfileNotFound, CurrentTenant>
  readonly add: (profile: PricingProfile) => Effect.Effect<void, PricingProfileNameTaken, CurrentTenant>
  /** Keeps the profile with the next version, if `profile.version` is still the one that is kept. */
  readonly save: (profile: PricingProfile) => Effect.Effect<PricingProfile, PricingProfileNotFound | PricingProfileChanged | PricingProfileNameTaken, CurrentTenant>
  /** Refused while customers use it (spec §5). */
  readonly remove: (id: PricingProfileId) => Effect.Effect<void, PricingProfileNotFound | PricingProfileInUse, CurrentTenant>
}>()("domain/pricing-profiles/PricingProfiles") {}
