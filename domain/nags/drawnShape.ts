import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { GlassFeature, type GlassType } from "./GlassPart.ts"
import { partNumberParts } from "./partNumberParts.ts"

/** The vehicle openings for which glass is drawn. */
export const DrawnShape = Schema.Literals(["windshield", "back", "door", "quarter", "vent", "roof", "partition"])
export type DrawnShape = typeof DrawnShape.Type

/** A piece of glass as shown in a drawing. */
export const DrawnGlass = Schema.Struct({
  shape: field(DrawnShape, "Which glass of the vehicle is drawn."),
  side: field(Schema.Literals(["left", "right"]), "Side of the vehicle; left if the glass has no side."),
  features: field(Schema.Array(GlassFeature), "Features of the glass.")
})
export type DrawnGlass = typeof DrawnGlass.Type

const shapes: Readonly<Record<GlassType, DrawnShape>> = {
  windshield: "windshield",
  heavyDutyTruckWindshield: "windshield",
  back: "back",
  door: "door",
  quarter: "quarter",
  vent: "vent",
  partition: "partition",
  roof: "roof",
  windshieldRepair: "windshield",
  calibrationOnly: "windshield",
  other: "door"
}

/** Returns the shape a type of glass is drawn with. */
export const drawnShapeOf = (glassType: GlassType): DrawnShape => shapes[glassType]

const byOpening: Readonly<Record<string, GlassType>> = {
  W: "windshield",
  L: "windshield",
  B: "back",
  Y: "back",
  D: "door",
  Q: "quarter",
  V: "vent",
  P: "partition",
  R: "roof",
  S: "other",
  T: "other"
}

/**
 * Returns the glass type indicated by a part number's second letter (trade 2.1); undefined for hardware and invalid
 * numbers.
 */
export const glassTypeOf = (partNumber: string): GlassType | undefined => {
  const parts = partNumberParts(partNumber)
  return parts?.kind === "glass" ? byOpening[parts.opening] : undefined
}
