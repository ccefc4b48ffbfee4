import { useMemo } from "react"
import type { PricingProfile, PricingProfileId } from "#domain/pricing-profiles/PricingProfile.ts"
import { getPricingProfile, listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"

const none: ReadonlyArray<PricingProfile> = []

/** The pricing profiles to choose from, by name; the chosen one is among them however many there are. */
export const useProfiles = (chosen: string | null, isAllowed = true): ReadonlyArray<PricingProfile> => {
  const list = useQueryOf(listPricingProfiles, { size: 100 }, { enabled: isAllowed })
  const items = list.data?.items ?? none
  const isBeyond = list.data !== undefined && chosen !== null && !items.some(({ id }) => id === chosen)
  const one = useQueryOf(getPricingProfile, { id: chosen as PricingProfileId }, { enabled: isAllowed && isBeyond })
  return useMemo(() => (isBeyond && one.data !== undefined ? [...items, one.data] : items), [isBeyond, items, one.data])
}
