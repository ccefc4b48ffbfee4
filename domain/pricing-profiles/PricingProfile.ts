import { Effect, Schema } from "effect"
import { KitKind } from "#domain/nags/GlassPart.ts"
import { BasisPoints, Hundredths, Price } from "#domain/shared/Money.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { PartPrices } from "./PartPrice.ts"
import { PricingProfileId } from "./PricingProfileId.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"

/** Who a profile sets prices for. */
export const PricingType = Schema.Literals(["customer", "insurance"])

/**
 * `discount` subtracts the percentages from the list price, `markup` adds them to cost, and `both` discounts glass and
 * marks up other parts (trade 8.9).
 */
export const PricingMethod = Schema.Literals(["discount", "markup", "both"])

export const LaborType = Schema.Literals(["hourly", "flatFee"])

/**
 * An agreed price for a kit kind and quantity, such as "95 for 1.5 kits". Takes precedence over rate times quantity.
 */
export const KitPrice = Schema.Struct({
  kind: field(KitKind, "Kind of kit."),
  quantity: field(Hundredths, "Quantity in hundredths: 100 is one.", 100),
  price: field(Price, "Price in cents.", 2000)
})

/** The editable fields of a pricing profile, spec §3. Rates are in cents, percentages in basis points. */
export const PricingProfileDraft = Schema.Struct({
  profileName: field(requiredText(80), "Profile name, unique within the shop.", "Saguaro Mutual"),
  pricingType: field(PricingType, "Who the profile sets prices for."),
  method: field(PricingMethod, "Whether prices are based on list price or cost."),
  windshieldPercent: field(
    BasisPoints,
    "Percentage for windshields, off list price or on top of cost depending on `method`, in hundredths of a percent.",
    3000
  ),
  temperedPercent: field(
    BasisPoints,
    "Percentage for tempered glass, off list price or on top of cost depending on `method`, in hundredths of a percent.",
    2500
  ),
  laborType: field(LaborType, "Whether labor is charged by the hour or as a flat fee."),
  /** The hourly rate, or for a flat fee the labor price of the entire job. */
  laborRate: field(Price, "Hourly rate, or flat labor fee depending on `laborType`, in cents.", 6000),
  /** A base fee charged in addition to the hours; 0 for most profiles (trade 3.1 rule 2). */
  laborBase: field(Price, "Base labor fee per job, in cents.", 12000),
  repairFirst: field(Price, "Price of the first repair, in cents.", 8000),
  repairAdditional: field(Price, "Price of each additional repair, in cents.", 3000),
  calibrationStatic: field(Price, "Price of a static calibration, in cents.", 25000),
  calibrationDynamic: field(Price, "Price of a dynamic calibration, in cents.", 20000),
  calibrationDual: field(Price, "Price of a dual (static and dynamic) calibration, in cents.", 40000),
  rainSensorPadPercent: field(
    BasisPoints,
    "Percentage for rain sensor pads, off list price or on top of cost depending on `method`, in hundredths of a percent.",
    0
  ),
  moldingPercent: field(
    BasisPoints,
    "Percentage for moldings, off list price or on top of cost depending on `method`, in hundredths of a percent.",
    0
  ),
  clipsPercent: field(
    BasisPoints,
    "Percentage for clips, off list price or on top of cost depending on `method`, in hundredths of a percent.",
    0
  ),
  /** The total price of a fast-cure kit with quantity 2.0 ("F/C 2.0 rate"). */
  fastCureRate: field(Price, "Price of a fast-cure kit with quantity 2.0, in cents.", 3500),
  hasKit: field(Schema.Boolean, "Whether adhesive kits are charged."),
  /** The number of kits per job if the catalog does not specify it. */
  numberOfKits: field(Hundredths, "Number of kits per job if the catalog does not specify it, in hundredths.", 100),
  kitBaseRate: field(Price, "Price of a base kit, in cents.", 2000),
  kitUrethaneDamPrimerRate: field(Price, "Price of a kit with urethane, dam, and primer, in cents.", 2500),
  kitHighModulusRate: field(Price, "Price of a high-modulus kit, in cents.", 3000),
  kitPrices: field(Schema.Array(KitPrice), "Agreed prices for specific kit kinds and quantities."),
  autoAddLabor: field(Schema.Boolean, "Whether adding glass also adds its labor line."),
  autoAddKit: field(Schema.Boolean, "Whether adding glass also adds its kit line."),
  autoAddCalibration: field(Schema.Boolean, "Whether adding glass also adds its calibration line."),
  partPrices: field(PartPrices, "Prices by part number; these take precedence over the percentages above.").pipe(
    Schema.withConstructorDefault(Effect.succeed([])),
    Schema.withDecodingDefaultKey(Effect.succeed([]))
  ),
  /** At most one per shop: saving a profile as default clears the flag on the others. */
  isDefault: field(Schema.Boolean, "Whether the profile applies to customers without one.", false).pipe(
    Schema.withConstructorDefault(Effect.succeed(false)),
    Schema.withDecodingDefaultKey(Effect.succeed(false))
  )
})
export type PricingProfileDraft = typeof PricingProfileDraft.Type

/** A shop's pricing for an insurer or a type of customer. `version` is incremented on every save. */
export class PricingProfile extends Schema.Class<PricingProfile>("PricingProfile")({
  id: field(PricingProfileId, "Unique pricing profile id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...PricingProfileDraft.fields
}) {}

export class PricingProfileNotFound extends Schema.TaggedError<PricingProfileNotFound>()(
  "PricingProfileNotFound",
  {
    id: field(PricingProfileId, "Unique pricing profile id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** Spec §5: 'Pricing profile in use by customers cannot be deleted'. */
export class PricingProfileInUse extends Schema.TaggedError<PricingProfileInUse>()(
  "PricingProfileInUse",
  {
    customers: field(Schema.Int, "Number of customers using the profile.", 3)
  },
  { httpApiStatus: 409 }
) {}

export class PricingProfileNameTaken extends Schema.TaggedError<PricingProfileNameTaken>()(
  "PricingProfileNameTaken",
  {
    profileName: field(Schema.String, "Profile name, unique within the shop.", "Saguaro Mutual")
  },
  { httpApiStatus: 409 }
) {}

/** The profile was saved by someone else after it was loaded; `current` is the current version. */
export class PricingProfileChanged extends Schema.TaggedError<PricingProfileChanged>()(
  "PricingProfileChanged",
  {
    current: field(PricingProfile, "Current version of the profile."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}
