import { listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { useLoadedFullList, useFullList, useFullListQuery } from "#web/api/useFullList.ts"

/** Returns the pricing profiles, or undefined until loaded, to tell "not loaded" from "none". */
export const useKnownProfiles = (isAllowed = true) => useLoadedFullList(listPricingProfiles, { enabled: isAllowed })

/** Returns whether the profiles are loading for the first time. */
export const useProfilesComing = (isAllowed = true): boolean =>
  useFullListQuery(listPricingProfiles, { enabled: isAllowed }).isLoading

/** Returns the available pricing profiles by name; empty if the user may not see them. */
export const useProfiles = (isAllowed = true) => useFullList(listPricingProfiles, { enabled: isAllowed })

/** Returns the default profile for customers without one, if the shop has set it. */
export const useDefaultProfile = (isAllowed = true) => {
  const { data, isLoading } = useFullListQuery(listPricingProfiles, { enabled: isAllowed })
  return { id: data?.find(({ isDefault }) => isDefault)?.id ?? null, isLoading }
}
