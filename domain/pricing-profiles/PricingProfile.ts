import { Schema } from "effect"
import { KitKind } from "#domain/nags/GlassPart.ts"
import { BasisPoints, Hundredths, Price } from "#domain/shared/Money.ts"
import { requiredText } from "#domain/shared/PlainText.ts"

export const PricingProfileId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("PricingProfileId"))
export type PricingProfileId = typeof PricingProfileId.Type

/** Whom a profile prices for. */
export const PricingType = Schema.Literals(["customer", "insurance"])

/** `discount` takes its percentages off the list price, `markup` adds them to cost, `both` discounts glass and marks up the other parts (trade.md 8.9). */
export const PricingMethod = Schema.Literals(["discount", "markup", "both"])

export const LaborType = Schema.Literals(["hourly", "flatFee"])

/** A kit price agreed for one kind and quantity: beats rate times number ("95 for 1.5 kits", trade.md 3.2 B). */
export const KitPrice = Schema.Struct({ kind: KitKind, quantity: Hundredths, price: Price })

/** What a user may type about a pricing profile, spec §3. Rates in cents, percentages in basis points. */
export const PricingProfileDraft = Schema.Struct({
  profileName: requiredText(80),
  pricingType: PricingType,
  method: PricingMethod,
  windshieldPercent: BasisPoints,
  temperedPercent: BasisPoints,
  laborType: LaborType,
  /** An hour's price when hourly, the whole job's when flat. */
  laborRate: Price,
  /** Paid once before the hours; 0 for most (trade.md 3.1, rule 2). */
  laborBase: Price,
  repairFirst: Price,
  repairAdditional: Price,
  calibrationStatic: Price,
  calibrationDynamic: Price,
  calibrationDual: Price,
  rainSensorPadPercent: BasisPoints,
  moldingPercent: BasisPoints,
  clipsPercent: BasisPoints,
  /** The whole price of a fast-cure kit of quantity 2.0 ("F/C 2.0 rate"). */
  fastCureRate: Price,
  hasKit: Schema.Boolean,
  /** How many kits a job takes when the glass does not say. */
  numberOfKits: Hundredths,
  kitBaseRate: Price,
  kitUrethaneDamPrimerRate: Price,
  kitHighModulusRate: Price,
  kitPrices: Schema.Array(KitPrice),
  autoAddLabor: Schema.Boolean,
  autoAddKit: Schema.Boolean,
  autoAddCalibration: Schema.Boolean
})
export type PricingProfileDraft = typeof PricingProfileDraft.Type

/** How a shop prices for one insurer or one kind of customer. `version` grows with every save. */
export class PricingProfile extends Schema.Class<PricingProfile>("PricingProfile")({
  id: PricingProfileId,
  version: Schema.Int,
  ...PricingProfileDraft.fields
}) {}

export class PricingProfileNotFound extends Schema.TaggedError<PricingProfileNotFound>()("PricingProfileNotFound", {
  id: PricingProfileId
}, { httpApiStatus: 404 }) {}

/** Spec §5: 'Pricing profile in use by customers cannot be deleted'. */
export class PricingProfileInUse extends Schema.TaggedError<PricingProfileInUse>()("PricingProfileInUse", {
  customers: Schema.Int
}, { httpApiStatus: 409 }) {}

export class PricingProfileNameTaken extends Schema.TaggedError<PricingProfileNameTaken>()("PricingProfileNameTaken", {
  profileName: Schema.String
}, { httpApiStatus: 409 }) {}

/** Somebody saved the profile after it was opened; `current` is what stands now. */
export class PricingProfileChanged extends Schema.TaggedError<PricingProfileChanged>()("PricingProfileChanged", {
  current: PricingProfile
}, { httpApiStatus: 409 }) {}
