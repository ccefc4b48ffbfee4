import { Schema } from "effect"
import { KitPrice, type PricingProfile, PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { PartPrice, partPricesChecks } from "#domain/pricing-profiles/PartPrice.ts"
import {
  getPricingProfile,
  listPricingProfiles,
  postPricingProfile,
  putPricingProfile
} from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { BasisPoints, Hundredths, Price } from "#domain/shared/Money.ts"
import { nullableNumber } from "#web/forms/nullableNumber.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"

const price = nullableNumber(Price)
const share = nullableNumber(BasisPoints)
const quantity = nullableNumber(Hundredths)

/** A pricing profile as entered in the form: the domain's draft, whose numbers may still be empty. */
export const ProfileForm = Schema.Struct({
  ...PricingProfileDraft.fields,
  windshieldPercent: share,
  temperedPercent: share,
  moldingPercent: share,
  clipsPercent: share,
  rainSensorPadPercent: share,
  laborRate: price,
  laborBase: price,
  repairFirst: price,
  repairAdditional: price,
  calibrationStatic: price,
  calibrationDynamic: price,
  calibrationDual: price,
  numberOfKits: quantity,
  kitBaseRate: price,
  kitUrethaneDamPrimerRate: price,
  kitHighModulusRate: price,
  fastCureRate: price,
  kitPrices: Schema.Array(Schema.Struct({ ...KitPrice.fields, quantity, price })),
  partPrices: Schema.Array(
    Schema.Struct({
      ...PartPrice.fields,
      discount: share,
      price,
      tiers: Schema.Array(Schema.Struct({ from: price, discount: share }))
    })
  ).check(...partPricesChecks)
})

/** The values of the form fields. */
export type ProfileValues = typeof ProfileForm.Encoded

/** Returns the form values of a saved profile, or of a new one without discounts that adds all lines automatically. */
export const profileValues = (profile: PricingProfile | undefined): ProfileValues => {
  if (profile === undefined) return empty
  const { id: _, version: _version, ...values } = profile
  return values
}

const empty: ProfileValues = {
  profileName: "",
  pricingType: "customer",
  method: "discount",
  windshieldPercent: 0,
  temperedPercent: 0,
  laborType: "hourly",
  laborRate: 0,
  laborBase: 0,
  repairFirst: 0,
  repairAdditional: 0,
  calibrationStatic: 0,
  calibrationDynamic: 0,
  calibrationDual: 0,
  rainSensorPadPercent: 0,
  moldingPercent: 0,
  clipsPercent: 0,
  fastCureRate: 0,
  hasKit: true,
  numberOfKits: 100,
  kitBaseRate: 0,
  kitUrethaneDamPrimerRate: 0,
  kitHighModulusRate: 0,
  kitPrices: [],
  autoAddLabor: true,
  autoAddKit: true,
  autoAddCalibration: true,
  partPrices: [],
  isDefault: false
}

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
