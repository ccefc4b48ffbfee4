import { drawnShapeOf } from "#domain/nags/drawnShape.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"

/** Returns the shape in which a part is drawn. */
export const glassShapeOf = ({ glassType }: Pick<GlassPart, "glassType">) => drawnShapeOf(glassType)

/** Returns the side of the car for which a part is drawn. */
export const glassSideOf = ({ position }: Pick<GlassPart, "position">): "left" | "right" =>
  position === "frontRight" || position === "rearRight" || position === "right" ? "right" : "left"
