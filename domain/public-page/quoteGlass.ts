import type { GlassPart, GlassPosition, GlassType } from "#domain/nags/GlassPart.ts"
import type { QuoteGlass } from "./quoteTypes.ts"

interface Opening {
  readonly types: ReadonlyArray<GlassType>
  readonly positions?: ReadonlyArray<GlassPosition>
}

/** Maps the visitor's choice of glass to openings in the catalog; work without a pane concerns the windshield. */
const openings: Readonly<Record<QuoteGlass, Opening>> = {
  windshield: { types: ["windshield", "heavyDutyTruckWindshield"] },
  back: { types: ["back"] },
  frontLeftDoor: { types: ["door"], positions: ["frontLeft", "left"] },
  frontRightDoor: { types: ["door"], positions: ["frontRight", "right"] },
  rearLeftDoor: { types: ["door"], positions: ["rearLeft"] },
  rearRightDoor: { types: ["door"], positions: ["rearRight"] },
  leftQuarter: { types: ["quarter"], positions: ["left", "rearLeft", "frontLeft"] },
  rightQuarter: { types: ["quarter"], positions: ["right", "rearRight", "frontRight"] },
  leftVent: { types: ["vent"], positions: ["frontLeft", "rearLeft", "left"] },
  rightVent: { types: ["vent"], positions: ["frontRight", "rearRight", "right"] },
  roof: { types: ["roof"] },
  other: { types: [] },
  chip: { types: [] },
  calibration: { types: ["windshield", "heavyDutyTruckWindshield"] }
}

/** Whether a catalog pane is one the visitor may mean. */
export const isPossiblePane = (
  glass: QuoteGlass,
  { glassType, position }: Pick<GlassPart, "glassType" | "position">
) => {
  const { types, positions } = openings[glass]
  return types.includes(glassType) && (positions === undefined || positions.includes(position))
}

/** Returns the job type for the visitor's choice of glass. */
export const jobTypeOf = (glass: QuoteGlass) =>
  glass === "chip" ? "repair" : glass === "calibration" ? "calibration" : "replacement"
