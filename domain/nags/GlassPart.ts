import { Schema } from "effect"
import { Hundredths, Price } from "#domain/shared/Money.ts"
import { field } from "#domain/shared/field.ts"

/** Spec §3 glass types. `windshieldRepair` and `calibrationOnly` are services, not glass. */
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

/** The position of the glass: spec §3 "front/rear left/right and one-piece". */
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

/** Features that distinguish pieces of glass for the same opening (trade 5.4). */
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

/** The calibration that the driver-assistance camera behind a windshield requires after replacement. */
export const Calibration = Schema.Literals(["none", "static", "dynamic", "dual"])
export type Calibration = typeof Calibration.Type

/** Urethane kits that pricing profiles price separately (trade 2.2). */
export const KitKind = Schema.Literals(["base", "urethaneDamPrimer", "highModulusNonConductive", "fastCure"])
export type KitKind = typeof KitKind.Type

/**
 * Hardware for a piece of glass: `H` + two letters + six digits (trade 2.2). A list price of 0 means "price required".
 */
export const Hardware = Schema.Struct({
  partNumber: field(Schema.String, "Part number.", "HML990001"),
  kind: field(Schema.Literals(["molding", "clip", "rainSensorPad", "other"]), "Type of hardware."),
  description: field(Schema.String, "Description.", "Windshield molding"),
  quantity: field(Hundredths, "Quantity in hundredths: 100 is one.", 100),
  listPrice: field(Price, "List price in cents.", 42000)
})
export type Hardware = typeof Hardware.Type

/** A piece of glass in the catalog. Prices are in cents; hours and kit quantity are in hundredths. */
export const GlassPart = Schema.Struct({
  partNumber: field(Schema.String, "Part number.", "FW99001GTYN"),
  description: field(Schema.String, "Description.", "Windshield"),
  glassType: field(GlassType, "Type of glass."),
  position: field(GlassPosition, "Position of the glass."),
  features: field(Schema.Array(GlassFeature), "Built-in features."),
  listPrice: field(Price, "List price in cents.", 42000),
  effectiveDate: field(Schema.String, "Date from which the price applies.", "2026-01-01"),
  laborHours: field(Hundredths, "Labor hours, in hundredths.", 250),
  /**
   * The adhesive kit for installation. Its `H` number is empty if the catalog has none (claims require one for every
   * part, trade 4.2).
   */
  kit: field(
    Schema.Struct({
      partNumber: field(Schema.String, "Part number.", "HAH990001"),
      kind: field(KitKind, "Type of kit."),
      quantity: field(Hundredths, "Quantity in hundredths: 100 is one.", 100)
    }),
    "Adhesive kit required."
  ),
  hardware: field(Schema.Array(Hardware), "Hardware for the installation."),
  calibration: field(Calibration, "Calibration required."),
  /** Synthetic data; marked as such on every screen that shows it (trade 2.6). */
  sample: field(Schema.Boolean, "Whether this is sample data rather than from a licensed catalog.")
})
export type GlassPart = typeof GlassPart.Type
