import { Schema } from "effect"
import { Address } from "#domain/shared/Address.ts"
import { OptionalEmailAddress } from "#domain/shared/EmailAddress.ts"
import { field } from "#domain/shared/field.ts"
import { PhoneNumber } from "#domain/shared/PhoneNumber.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"
import { TaxLines, TaxRate } from "#domain/shared/TaxLine.ts"
import { TimeZone } from "#domain/shared/WallClock.ts"
import { ManyDaysOff, WeekHours, hoursOn, offOn } from "#domain/shared/WeekHours.ts"

export const LocationId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("LocationId"))
export type LocationId = typeof LocationId.Type

/** Spec §3 services of a location. */
export const LocationService = Schema.Literals([
  "inShopService",
  "mobileService",
  "inShopCalibration",
  "mobileCalibration",
  "windshieldRepair"
])

/** Spec §3, §4: an inactive location takes no new jobs; those it has stay with it. */
export const LocationStatus = Schema.Literals(["active", "inactive"])

/** What a shop calls a location in short, `TUS`: letters, digits and dashes (spec §5). */
const ShortId = requiredText(10).check(
  Schema.makeFilter((text: string) => /^[\p{L}\p{N}-]*$/u.test(text) || "shortId.characters")
)

/** How many vehicles a location takes at once. */
export const Bays = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 99 }, { message: "bays.range" }))

/** What a user may type about a location, spec §3. Tax rates in basis points: 825 is 8.25 %. */
export const LocationDraft = Schema.Struct({
  locationName: field(requiredText(80), "The location's name.", "Tempe"),
  locationShortId: field(ShortId, "A short name, unique in the shop.", "TMP"),
  phoneNumber: field(PhoneNumber, "Phone number as it was typed.", "480-555-0142"),
  emailAddress: field(OptionalEmailAddress, "E-mail address.", "ada@example.com"),
  address: field(Address, "Where it is."),
  primaryTaxId: field(plainText(40), "The first tax id on papers.", "TPT-20711"),
  secondaryTaxId: field(plainText(40), "The second tax id on papers.", ""),
  /** Automotive Repair Dealer number, printed on papers in California (trade 3.3). */
  licenceNumberCa: field(plainText(40), "License number in California.", ""),
  /** Motor vehicle repair registration, printed on papers in Florida. */
  licenceNumberFl: field(plainText(40), "License number in Florida.", ""),
  timeZone: field(TimeZone, "IANA time zone.", "America/Phoenix"),
  defaultTaxPercent: field(TaxRate, "Tax rate, in hundredths of a percent.", 810),
  defaultPartsTaxRate: field(TaxRate, "Tax rate on parts, in hundredths of a percent.", 810),
  defaultLaborTaxRate: field(TaxRate, "Tax rate on labor, in hundredths of a percent.", 0),
  taxLines: field(TaxLines, "Its taxes by name, each from its day; the rates above hold until one begins."),
  services: field(Schema.Array(LocationService), "What is done there."),
  businessHours: field(WeekHours, "When it is open, Monday first; empty where nobody has said.", []),
  closedDays: field(ManyDaysOff, "Holidays and other days on which it is shut.", []),
  bays: field(Bays, "How many vehicles may stand in it at once; 0 where nobody has said.", 4),
  status: field(LocationStatus, "Whether new jobs may be done there.")
})
export type LocationDraft = typeof LocationDraft.Type

/** A place the shop works from. `version` grows with every save. */
export class Location extends Schema.Class<Location>("Location")({
  id: field(LocationId, "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...LocationDraft.fields
}) {}

export class LocationNotFound extends Schema.TaggedError<LocationNotFound>()(
  "LocationNotFound",
  {
    id: field(LocationId, "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** An inactive location takes no jobs; those it has stay there. */
export class LocationInactive extends Schema.TaggedError<LocationInactive>()(
  "LocationInactive",
  {
    id: field(LocationId, "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 422 }
) {}

/** Short ids are unique in a shop, whatever the case. */
export class LocationShortIdTaken extends Schema.TaggedError<LocationShortIdTaken>()(
  "LocationShortIdTaken",
  {
    locationShortId: field(Schema.String, "A short name, unique in the shop.", "TMP")
  },
  { httpApiStatus: 409 }
) {}

/** A shop without an active location could take no job. */
export class LastActiveLocation extends Schema.TaggedError<LastActiveLocation>()(
  "LastActiveLocation",
  {},
  { httpApiStatus: 409 }
) {}

/** Jobs are done at the location, or people work there: it stays, and can be made inactive. */
export class LocationInUse extends Schema.TaggedError<LocationInUse>()(
  "LocationInUse",
  {
    jobs: field(Schema.Int, "How many jobs it has.", 3),
    people: field(Schema.Int, "How many people work or begin there.", 2)
  },
  { httpApiStatus: 409 }
) {}

/** Somebody saved the location after it was opened; `current` is what stands now. */
export class LocationChanged extends Schema.TaggedError<LocationChanged>()(
  "LocationChanged",
  {
    current: field(Location, "What stands now."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}

/** Whether a location is shut that whole day: on its days off, and on weekdays without hours where it has said any. */
export const isClosed = (
  { businessHours, closedDays }: Pick<Location, "businessHours" | "closedDays">,
  day: string
): boolean =>
  offOn(closedDays, day) !== undefined || (businessHours.length > 0 && hoursOn(businessHours, day) === undefined)
