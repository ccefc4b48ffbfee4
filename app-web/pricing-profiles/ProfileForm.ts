import { Schema } from "effect"
import { KitPrice, PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { BasisPoints, Hundredths, Price } from "#domain/shared/Money.ts"
import { openNumber } from "#web/forms/openNumber.ts"

const price = openNumber(Price)
const share = openNumber(BasisPoints)
const quantity = openNumber(Hundredths)

/** A pricing profile as it is typed: the domain's draft, with numbers that may still be open. */
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
  kitPrices: Schema.Array(Schema.Struct({ ...KitPrice.fields, quantity, price }))
})

/** What the fields hold. */
export type ProfileValues = typeof ProfileForm.Encoded
