import { listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { useKnownWhole, useWhole, useWholeQuery } from "#web/api/useWhole.ts"

/** The same, undefined until they are known: no answer is not an empty shop. */
export const useKnownProfiles = (isAllowed = true) => useKnownWhole(listPricingProfiles, { enabled: isAllowed })

/** Whether they are being fetched for the first time. */
export const useProfilesComing = (isAllowed = true): boolean =>
  useWholeQuery(listPricingProfiles, { enabled: isAllowed }).isLoading

/** The pricing profiles to choose from, by name; none for who may not see them. */
export const useProfiles = (isAllowed = true) => useWhole(listPricingProfiles, { enabled: isAllowed })

/** The profile of customers who have none, where the shop has said which. */
export const useDefaultProfile = (isAllowed = true) => {
  const { data, isLoading } = useWholeQuery(listPricingProfiles, { enabled: isAllowed })
  return { id: data?.find(({ isDefault }) => isDefault)?.id ?? null, isLoading }
}
