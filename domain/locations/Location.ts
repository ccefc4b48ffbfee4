import { Schema } from "effect"
import { Address } from "#domain/shared/Address.ts"
import { OptionalEmailAddress } from "#domain/shared/EmailAddress.ts"
import { PhoneNumber } from "#domain/shared/PhoneNumber.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { TaxRate } from "#domain/shared/TaxRate.ts"

export const LocationId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("LocationId"))
export type LocationId = typeof LocationId.Type

/** Spec §3 services of a location. */
export const LocationService = Schema.Literals(["inShopService", "mobileService", "inShopCalibration", "mobileCalibration", "windshieldRepair"])

/** What a user may type about a location, spec §3. Tax rates in basis points: 825 is 8.25 %. */
export const LocationDraft = Schema.Struct({
  locationName: requiredText(80),
  locationShortId: requiredText(10),
  phoneNumber: PhoneNumber,
  emailAddress: OptionalEmailAddress,
  address: Address,
  primaryTaxId: plainText(40),
  secondaryTaxId: plainText(40),
  /** Automotive Repair Dealer number, printed on papers in California (trade.md 3.3). */
  licenceNumberCa: plainText(40),
  /** Motor vehicle repair registration, printed on papers in Florida. */
  licenceNumberFl: plainText(40),
  timeZone: requiredText(60),
  defaultTaxPercent: TaxRate,
  defaultPartsTaxRate: TaxRate,
  defaultLaborTaxRate: TaxRate,
  services: Schema.Array(LocationService),
  status: Schema.Literals(["active", "inactive"])
})
export type LocationDraft = typeof LocationDraft.Type

/** A place the shop works from. */
export class Location extends Schema.Class<Location>("Location")({
  id: LocationId,
  version: Schema.Int,
  ...LocationDraft.fields
}) {}

export class LocationNotFound extends Schema.TaggedError<LocationNotFound>()("LocationNotFound", {
  id: LocationId
}, { httpApiStatus: 404 }) {}
