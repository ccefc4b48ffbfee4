import type { GlassPart } from "#domain/nags/GlassPart.ts"

const shapes = {
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
} as const

/** How a pane is drawn. */
export const glassShapeOf = ({ glassType }: Pick<GlassPart, "glassType">) => shapes[glassType]

/** Which side of the car a pane is drawn for. */
export const glassSideOf = ({ position }: Pick<GlassPart, "position">): "left" | "right" =>
  position === "frontRight" || position === "rearRight" || position === "right" ? "right" : "left"
