import { listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { useKnownWhole, useWhole, useWholeQuery } from "#web/api/useWhole.ts"

/** Returns the pricing profiles, or undefined until loaded, to tell "not loaded" from "none". */
export const useKnownProfiles = (isAllowed = true) => useKnownWhole(listPricingProfiles, { enabled: isAllowed })

/** Returns whether the profiles are loading for the first time. */
export const useProfilesComing = (isAllowed = true): boolean =>
  useWholeQuery(listPricingProfiles, { enabled: isAllowed }).isLoading

/** Returns the available pricing profiles by name; empty if the user may not see them. */
export const useProfiles = (isAllowed = true) => useWhole(listPricingProfiles, { enabled: isAllowed })

/** Returns the default profile for customers without one, if the shop has set it. */
export const useDefaultProfile = (isAllowed = true) => {
  const { data, isLoading } = useWholeQuery(listPricingProfiles, { enabled: isAllowed })
  return { id: data?.find(({ isDefault }) => isDefault)?.id ?? null, isLoading }
}
