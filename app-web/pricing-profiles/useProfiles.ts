import { listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { useWhole } from "#web/api/useWhole.ts"

/** The pricing profiles to choose from, by name; none for who may not see them. */
export const useProfiles = (isAllowed = true) => useWhole(listPricingProfiles, { enabled: isAllowed })
