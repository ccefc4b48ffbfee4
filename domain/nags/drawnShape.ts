import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { GlassFeature, type GlassType } from "./GlassPart.ts"
import { partNumberParts } from "./partNumberParts.ts"

/** The openings of a car that glass is drawn for. */
export const DrawnShape = Schema.Literals(["windshield", "back", "door", "quarter", "vent", "roof", "partition"])
export type DrawnShape = typeof DrawnShape.Type

/** A piece of glass as a drawing shows it. */
export const DrawnGlass = Schema.Struct({
  shape: field(DrawnShape, "Which glass of the vehicle it is."),
  side: field(Schema.Literals(["left", "right"]), "The side of the car; left where there is none."),
  features: field(Schema.Array(GlassFeature), "What it carries.")
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

/** How a type of glass is drawn. */
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
 * The glass type that a part number's second letter says (trade 2.1); undefined for hardware and for what is no
 * number.
 */
export const glassTypeOf = (partNumber: string): GlassType | undefined => {
  const parts = partNumberParts(partNumber)
  return parts?.kind === "glass" ? byOpening[parts.opening] : undefined
}
