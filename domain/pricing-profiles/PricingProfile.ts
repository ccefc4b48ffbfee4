import { Effect, Schema } from "effect"
import { KitKind } from "#domain/nags/GlassPart.ts"
import { BasisPoints, Hundredths, Price } from "#domain/shared/Money.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { PartPrices } from "./PartPrice.ts"
import { PricingProfileId } from "./PricingProfileId.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"

/** Whom a profile prices for. */
export const PricingType = Schema.Literals(["customer", "insurance"])

/**
 * `discount` takes its percentages off the list price, `markup` adds them to cost, `both` discounts glass and marks up
 * the other parts (trade 8.9).
 */
export const PricingMethod = Schema.Literals(["discount", "markup", "both"])

export const LaborType = Schema.Literals(["hourly", "flatFee"])

/** A kit price agreed for one kind and quantity: beats rate times number ("95 for 1.5 kits"). */
export const KitPrice = Schema.Struct({
  kind: field(KitKind, "Which kit."),
  quantity: field(Hundredths, "Hundredths: 100 is one.", 100),
  price: field(Price, "The price, in cents.", 2000)
})

/** What a user may type about a pricing profile, spec §3. Rates in cents, percentages in basis points. */
export const PricingProfileDraft = Schema.Struct({
  profileName: field(requiredText(80), "Its name, unique in the shop.", "Saguaro Mutual"),
  pricingType: field(PricingType, "For whom it is."),
  method: field(PricingMethod, "From what prices are reckoned."),
  windshieldPercent: field(BasisPoints, "Off the list price of windshields, in hundredths of a percent.", 3000),
  temperedPercent: field(BasisPoints, "Off the list price of tempered glass, in hundredths of a percent.", 2500),
  laborType: field(LaborType, "How labor is priced."),
  /** An hour's price when hourly, the whole job's when flat. */
  laborRate: field(Price, "Labor an hour, in cents.", 6000),
  /** Paid once before the hours; 0 for most (trade 3.1 rule 2). */
  laborBase: field(Price, "Labor a job, in cents.", 12000),
  repairFirst: field(Price, "The first repair, in cents.", 8000),
  repairAdditional: field(Price, "Each further repair, in cents.", 3000),
  calibrationStatic: field(Price, "A static calibration, in cents.", 25000),
  calibrationDynamic: field(Price, "A dynamic calibration, in cents.", 20000),
  calibrationDual: field(Price, "Both, in cents.", 40000),
  rainSensorPadPercent: field(BasisPoints, "Off the list price of rain sensor pads, in hundredths of a percent.", 0),
  moldingPercent: field(BasisPoints, "Off the list price of moldings, in hundredths of a percent.", 0),
  clipsPercent: field(BasisPoints, "Off the list price of clips, in hundredths of a percent.", 0),
  /** The whole price of a fast-cure kit of quantity 2.0 ("F/C 2.0 rate"). */
  fastCureRate: field(Price, "Fast-curing adhesive, in cents.", 3500),
  hasKit: field(Schema.Boolean, "Whether adhesive kits are charged."),
  /** How many kits a job takes when the glass does not say. */
  numberOfKits: field(Hundredths, "How many kits a windshield takes, in hundredths.", 100),
  kitBaseRate: field(Price, "A kit, in cents.", 2000),
  kitUrethaneDamPrimerRate: field(Price, "A kit with urethane, dam and primer, in cents.", 2500),
  kitHighModulusRate: field(Price, "A high-modulus kit, in cents.", 3000),
  kitPrices: field(Schema.Array(KitPrice), "Prices of several kits at once."),
  autoAddLabor: field(Schema.Boolean, "Whether glass brings its labor line."),
  autoAddKit: field(Schema.Boolean, "Whether glass brings its kit line."),
  autoAddCalibration: field(Schema.Boolean, "Whether glass brings its calibration line."),
  partPrices: field(PartPrices, "Prices by part number, which go before the percentages above.").pipe(
    Schema.withConstructorDefault(Effect.succeed([])),
    Schema.withDecodingDefaultKey(Effect.succeed([]))
  ),
  /** One at most in a shop: that of the last save that says so. */
  isDefault: field(Schema.Boolean, "Whether customers without a profile of their own are priced by it.", false).pipe(
    Schema.withConstructorDefault(Effect.succeed(false)),
    Schema.withDecodingDefaultKey(Effect.succeed(false))
  )
})
export type PricingProfileDraft = typeof PricingProfileDraft.Type

/** How a shop prices for one insurer or one kind of customer. `version` grows with every save. */
export class PricingProfile extends Schema.Class<PricingProfile>("PricingProfile")({
  id: field(PricingProfileId, "The pricing profile's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...PricingProfileDraft.fields
}) {}

export class PricingProfileNotFound extends Schema.TaggedError<PricingProfileNotFound>()(
  "PricingProfileNotFound",
  {
    id: field(PricingProfileId, "The pricing profile's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** Spec §5: 'Pricing profile in use by customers cannot be deleted'. */
export class PricingProfileInUse extends Schema.TaggedError<PricingProfileInUse>()(
  "PricingProfileInUse",
  {
    customers: field(Schema.Int, "How many customers have it.", 3)
  },
  { httpApiStatus: 409 }
) {}

export class PricingProfileNameTaken extends Schema.TaggedError<PricingProfileNameTaken>()(
  "PricingProfileNameTaken",
  {
    profileName: field(Schema.String, "Its name, unique in the shop.", "Saguaro Mutual")
  },
  { httpApiStatus: 409 }
) {}

/** Somebody saved the profile after it was opened; `current` is what stands now. */
export class PricingProfileChanged extends Schema.TaggedError<PricingProfileChanged>()(
  "PricingProfileChanged",
  {
    current: field(PricingProfile, "What stands now."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}
