import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import type { ProfileValues } from "./ProfileForm.ts"

/** The form of a profile as kept, or one that takes nothing off and adds everything by itself. */
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
  autoAddCalibration: true
}
