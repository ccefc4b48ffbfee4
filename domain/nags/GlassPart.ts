import { Schema } from "effect"
import { Hundredths, Price } from "#domain/shared/Money.ts"
import { field } from "#domain/shared/field.ts"

/** Spec §3 glass types. The four last are work, not panes. */
export const GlassType = Schema.Literals([
  "windshield",
  "heavyDutyTruckWindshield",
  "back",
  "door",
  "quarter",
  "vent",
  "partition",
  "roof",
  "windshieldRepair",
  "calibrationOnly",
  "other"
])
export type GlassType = typeof GlassType.Type

/** Where a pane sits: spec §3 "front/rear left/right and one-piece". */
export const GlassPosition = Schema.Literals([
  "frontLeft",
  "frontRight",
  "rearLeft",
  "rearRight",
  "left",
  "right",
  "onePiece"
])
export type GlassPosition = typeof GlassPosition.Type

/** What tells one pane from another that fits the same opening (trade 5.4). */
export const GlassFeature = Schema.Literals([
  "rainSensor",
  "camera",
  "headUpDisplay",
  "acoustic",
  "heated",
  "shadeBand",
  "antenna",
  "solar"
])
export type GlassFeature = typeof GlassFeature.Type

/** How the driver-assistance camera behind a windshield must be calibrated after replacement. */
export const Calibration = Schema.Literals(["none", "static", "dynamic", "dual"])
export type Calibration = typeof Calibration.Type

/** The urethane kits that profiles price apart (trade 2.2). */
export const KitKind = Schema.Literals(["base", "urethaneDamPrimer", "highModulusNonConductive", "fastCure"])
export type KitKind = typeof KitKind.Type

/**
 * Hardware that goes with a pane: `H` + two letters + six digits (trade 2.2). A list price of 0 means "price
 * required".
 */
export const Hardware = Schema.Struct({
  partNumber: field(Schema.String, "Part number.", "FW99001GTYN"),
  kind: field(Schema.Literals(["molding", "clip", "rainSensorPad", "other"]), "What kind of part."),
  description: field(Schema.String, "What it is.", "Windshield"),
  quantity: field(Hundredths, "Hundredths: 100 is one.", 100),
  listPrice: field(Price, "List price in cents.", 42000)
})
export type Hardware = typeof Hardware.Type

/** A pane of glass as the catalogue lists it. Prices in cents, hours and kit quantity in hundredths. */
export const GlassPart = Schema.Struct({
  partNumber: field(Schema.String, "Part number.", "FW99001GTYN"),
  description: field(Schema.String, "What it is.", "Windshield"),
  glassType: field(GlassType, "The kind of glass."),
  position: field(GlassPosition, "Where it sits."),
  features: field(Schema.Array(GlassFeature), "What is built into it."),
  listPrice: field(Price, "List price in cents.", 42000),
  effectiveDate: field(Schema.String, "Since when the price holds.", "2026-01-01"),
  laborHours: field(Hundredths, "Hours of work, in hundredths.", 250),
  /**
   * The adhesive it is set with; its `H` number is empty when the catalogue gives none (claims want one on every part,
   * trade 4.2).
   */
  kit: field(
    Schema.Struct({
      partNumber: field(Schema.String, "Part number.", "FW99001GTYN"),
      kind: field(KitKind, "What kind of part."),
      quantity: field(Hundredths, "Hundredths: 100 is one.", 100)
    }),
    "The adhesive kit it needs."
  ),
  hardware: field(Schema.Array(Hardware), "What goes with it."),
  calibration: field(Calibration, "Which calibration it needs."),
  /** Synthetic data, said so on every screen that shows it (trade 2.6). */
  sample: field(Schema.Boolean, "Made up, not from a licensed catalog.")
})
export type GlassPart = typeof GlassPart.Type
