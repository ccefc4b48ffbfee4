import { Schema } from "effect"
import { Address } from "#domain/shared/Address.ts"
import { OptionalEmailAddress } from "#domain/shared/EmailAddress.ts"
import { PhoneNumber } from "#domain/shared/PhoneNumber.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { TaxRate } from "#domain/shared/TaxRate.ts"
import { TimeZone } from "#domain/shared/TimeZone.ts"

export const LocationId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("LocationId"))
export type LocationId = typeof LocationId.Type

/** Spec §3 services of a location. */
export const LocationService = Schema.Literals(["inShopService", "mobileService", "inShopCalibration", "mobileCalibration", "windshieldRepair"])

/** Spec §3, §4: an inactive location takes no new jobs; those it has stay with it. */
export const LocationStatus = Schema.Literals(["active", "inactive"])

/** What a shop calls a location in short, `TUS`: letters, digits and dashes (spec §5). */
const ShortId = requiredText(10).check(Schema.makeFilter((text: string) => /^[\p{L}\p{N}-]*$/u.test(text) || "shortId.characters"))

/** What a user may type about a location, spec §3. Tax rates in basis points: 825 is 8.25 %. */
export const LocationDraft = Schema.Struct({
  locationName: requiredText(80),
  locationShortId: ShortId,
  phoneNumber: PhoneNumber,
  emailAddress: OptionalEmailAddress,
  address: Address,
  primaryTaxId: plainText(40),
  secondaryTaxId: plainText(40),
  /** Automotive Repair Dealer number, printed on papers in California (trade.md 3.3). */
  licenceNumberCa: plainText(40),
  /** Motor vehicle repair registration, printed on papers in Florida. */
  licenceNumberFl: plainText(40),
  timeZone: TimeZone,
  defaultTaxPercent: TaxRate,
  defaultPartsTaxRate: TaxRate,
  defaultLaborTaxRate: TaxRate,
  services: Schema.Array(LocationService),
  status: LocationStatus
})
export type LocationDraft = typeof LocationDraft.Type

/** A place the shop works from. `version` grows with every save. */
export class Location extends Schema.Class<Location>("Location")({
  id: LocationId,
  version: Schema.Int,
  ...LocationDraft.fields
}) {}

export class LocationNotFound extends Schema.TaggedError<LocationNotFound>()("LocationNotFound", {
  id: LocationId
}, { httpApiStatus: 404 }) {}

/** Short ids are unique in a shop, whatever the case. */
export class LocationShortIdTaken extends Schema.TaggedError<LocationShortIdTaken>()("LocationShortIdTaken", {
  locationShortId: Schema.String
}, { httpApiStatus: 409 }) {}

/** A shop without an active location could take no job. */
export class LastActiveLocation extends Schema.TaggedError<LastActiveLocation>()("LastActiveLocation", {}, { httpApiStatus: 409 }) {}

/** Somebody saved the location after it was opened; `current` is what stands now. */
export class LocationChanged extends Schema.TaggedError<LocationChanged>()("LocationChanged", {
  current: Location
}, { httpApiStatus: 409 }) {}
