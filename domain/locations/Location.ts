import { Schema } from "effect"
import { Address } from "#domain/shared/Address.ts"
import { OptionalEmailAddress } from "#domain/shared/EmailAddress.ts"
import { field } from "#domain/shared/field.ts"
import { PhoneNumber } from "#domain/shared/PhoneNumber.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"
import { TaxLines, TaxRate } from "#domain/shared/TaxLine.ts"
import { TimeZone } from "#domain/shared/WallClock.ts"
import { DaysOffList, WeekHours, hoursOn, daysOffOn } from "#domain/shared/WeekHours.ts"

export const LocationId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("LocationId"))
export type LocationId = typeof LocationId.Type

/** Services offered at a location, spec §3. */
export const LocationService = Schema.Literals([
  "inShopService",
  "mobileService",
  "inShopCalibration",
  "mobileCalibration",
  "windshieldRepair"
])

/** Spec §3, §4: an inactive location accepts no new jobs but keeps its existing ones. */
export const LocationStatus = Schema.Literals(["active", "inactive"])

/** A short code for a location, such as `TUS`: letters, digits, and hyphens (spec §5). */
const ShortId = requiredText(10).check(
  Schema.makeFilter((text: string) => /^[\p{L}\p{N}-]*$/u.test(text) || "shortId.characters")
)

/** The number of vehicles a location can work on at the same time. */
export const Bays = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 99 }, { message: "bays.range" }))

/** The editable fields of a location, spec §3. Tax rates are in basis points: 825 is 8.25%. */
export const LocationDraft = Schema.Struct({
  locationName: field(requiredText(80), "Location name.", "Tempe"),
  locationShortId: field(ShortId, "Short code of the location, unique within the shop.", "TMP"),
  phoneNumber: field(PhoneNumber, "Phone number as entered.", "480-555-0142"),
  emailAddress: field(OptionalEmailAddress, "Email address.", "ada@example.com"),
  address: field(Address, "Address of the location."),
  primaryTaxId: field(plainText(40), "Primary tax id printed on documents.", "TPT-20711"),
  secondaryTaxId: field(plainText(40), "Secondary tax id printed on documents.", ""),
  /** Automotive Repair Dealer number, printed on documents in California (trade 3.3). */
  licenceNumberCa: field(plainText(40), "License number in California.", ""),
  /** Motor vehicle repair registration, printed on documents in Florida. */
  licenceNumberFl: field(plainText(40), "License number in Florida.", ""),
  timeZone: field(TimeZone, "IANA time zone.", "America/Phoenix"),
  defaultTaxPercent: field(TaxRate, "Tax rate, in hundredths of a percent.", 810),
  defaultPartsTaxRate: field(TaxRate, "Tax rate on parts, in hundredths of a percent.", 810),
  defaultLaborTaxRate: field(TaxRate, "Tax rate on labor, in hundredths of a percent.", 0),
  taxLines: field(TaxLines, "Named taxes, each with a start date; the rates above apply until the first one starts."),
  services: field(Schema.Array(LocationService), "Services offered at the location."),
  businessHours: field(WeekHours, "Opening hours, starting with Monday; empty if not set.", []),
  closedDays: field(DaysOffList, "Holidays and other days on which the location is closed.", []),
  bays: field(Bays, "Number of vehicles the location can work on at the same time; 0 if not set.", 4),
  status: field(LocationStatus, "Whether the location accepts new jobs.")
})
export type LocationDraft = typeof LocationDraft.Type

/** A location the shop operates from. `version` is incremented on every save. */
export class Location extends Schema.Class<Location>("Location")({
  id: field(LocationId, "Unique location id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...LocationDraft.fields
}) {}

export class LocationNotFound extends Schema.TaggedError<LocationNotFound>()(
  "LocationNotFound",
  {
    id: field(LocationId, "Unique location id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** The location is inactive and accepts no new jobs; existing ones stay there. */
export class LocationInactive extends Schema.TaggedError<LocationInactive>()(
  "LocationInactive",
  {
    id: field(LocationId, "Unique location id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 422 }
) {}

/** The short id is already in use; short ids are unique within a shop, ignoring case. */
export class LocationShortIdTaken extends Schema.TaggedError<LocationShortIdTaken>()(
  "LocationShortIdTaken",
  {
    locationShortId: field(Schema.String, "Short code of the location, unique within the shop.", "TMP")
  },
  { httpApiStatus: 409 }
) {}

/** The last active location cannot be deactivated or deleted, because the shop could then accept no jobs. */
export class LastActiveLocation extends Schema.TaggedError<LastActiveLocation>()(
  "LastActiveLocation",
  {},
  { httpApiStatus: 409 }
) {}

/** The location has jobs or assigned users and cannot be deleted, only made inactive. */
export class LocationInUse extends Schema.TaggedError<LocationInUse>()(
  "LocationInUse",
  {
    jobs: field(Schema.Int, "Number of jobs at the location.", 3),
    people: field(Schema.Int, "Number of users assigned to the location or using it as their default.", 2)
  },
  { httpApiStatus: 409 }
) {}

/** The location was saved by someone else after it was loaded; `current` is the current version. */
export class LocationChanged extends Schema.TaggedError<LocationChanged>()(
  "LocationChanged",
  {
    current: field(Location, "Current version of the location."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}

/**
 * Returns whether a location is closed for the entire day: on its closed days and, if it has opening hours, on weekdays
 * without any.
 */
export const isClosed = (
  { businessHours, closedDays }: Pick<Location, "businessHours" | "closedDays">,
  day: string
): boolean =>
  daysOffOn(closedDays, day) !== undefined || (businessHours.length > 0 && hoursOn(businessHours, day) === undefined)
