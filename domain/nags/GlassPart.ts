import { Schema } from "effect"
import { Hundredths, Price } from "#domain/shared/Money.ts"

/** Spec §3 glass types. The four last are work, not panes. */
export const GlassType = Schema.Literals([
  "windshield", "heavyDutyTruckWindshield", "back", "door", "quarter", "vent", "partition", "roof",
  "windshieldRepair", "calibrationOnly", "other"
])
export type GlassType = typeof GlassType.Type

/** Where a pane sits: spec §3 "front/rear left/right and one-piece". */
export const GlassPosition = Schema.Literals(["frontLeft", "frontRight", "rearLeft", "rearRight", "left", "right", "onePiece"])
export type GlassPosition = typeof GlassPosition.Type

/** What tells one pane from another that fits the same opening (trade.md 5.4). */
export const GlassFeature = Schema.Literals([
  "rainSensor", "camera", "headUpDisplay", "acoustic", "heated", "shadeBand", "antenna", "solar"
])
export type GlassFeature = typeof GlassFeature.Type

/** How the driver-assistance camera behind a windshield must be calibrated after replacement. */
export const Calibration = Schema.Literals(["none", "static", "dynamic", "dual"])
export type Calibration = typeof Calibration.Type

/** The urethane kits that profiles price apart (trade.md 2.2). */
export const KitKind = Schema.Literals(["base", "urethaneDamPrimer", "highModulusNonConductive", "fastCure"])
export type KitKind = typeof KitKind.Type

/** Hardware that goes with a pane: `H` + two letters + six digits (trade.md 2.2). A list price of 0 means "price required". */
export const Hardware = Schema.Struct({
  partNumber: Schema.String,
  kind: Schema.Literals(["molding", "clip", "rainSensorPad", "other"]),
  description: Schema.String,
  quantity: Hundredths,
  listPrice: Price
})
export type Hardware = typeof Hardware.Type

/** A pane of glass as the catalogue lists it. Prices in cents, hours and kit quantity in hundredths. */
export const GlassPart = Schema.Struct({
  partNumber: Schema.String,
  description: Schema.String,
  glassType: GlassType,
  position: GlassPosition,
  features: Schema.Array(GlassFeature),
  listPrice: Price,
  effectiveDate: Schema.String,
  laborHours: Hundredths,
  /** The adhesive it is set with; its `H` number is empty when the catalogue gives none (claims want one on every part, trade.md 4.2). */
  kit: Schema.Struct({ partNumber: Schema.String, kind: KitKind, quantity: Hundredths }),
  hardware: Schema.Array(Hardware),
  calibration: Calibration,
  /** Synthetic data, said so on every screen that shows it (trade.md, caution 1). */
  sample: Schema.Boolean
})
export type GlassPart = typeof GlassPart.Type
