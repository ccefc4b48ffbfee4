import { drawnShapeOf } from "#domain/nags/drawnShape.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"

/** How a pane is drawn. */
export const glassShapeOf = ({ glassType }: Pick<GlassPart, "glassType">) => drawnShapeOf(glassType)

/** Which side of the car a pane is drawn for. */
export const glassSideOf = ({ position }: Pick<GlassPart, "position">): "left" | "right" =>
  position === "frontRight" || position === "rearRight" || position === "right" ? "right" : "left"
