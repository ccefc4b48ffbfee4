import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import {
  getPricingProfile,
  listPricingProfiles,
  postPricingProfile,
  putPricingProfile
} from "#domain/pricing-profiles/pricingProfilesApi.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import { ProfileForm } from "./ProfileForm.ts"
import { profileValues } from "./profileValues.ts"

/** Pricing profiles as records with a form. */
export const profileKind: RecordKind<typeof ProfileForm, PricingProfile> = {
  name: "pricing-profile",
  schema: ProfileForm,
  valuesOf: profileValues,
  hrefOf: ({ id }) => `/pricing-profile/${id}/edit`,
  get: getPricingProfile,
  list: listPricingProfiles,
  post: postPricingProfile,
  put: putPricingProfile
}
