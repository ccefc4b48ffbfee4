import { Schema } from "effect"
import type { GlassType } from "./GlassPart.ts"

/** The openings of a car that glass is drawn for. */
export const DrawnShape = Schema.Literals(["windshield", "back", "door", "quarter", "vent", "roof", "partition"])
export type DrawnShape = typeof DrawnShape.Type

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
