import type { QuoteGlass } from "#domain/public-page/quoteTypes.ts"
import type { GlassShape } from "#domain/glass-drawing/glassShapes.ts"

/** The drawing of a pane, and the side of the car it is on. */
export const shapeOf = (
  glass: QuoteGlass | null
): { readonly shape: GlassShape; readonly position: "left" | "right" } => {
  const position = glass?.includes("ight") === true && glass !== "windshield" ? "right" : "left"
  switch (glass) {
    case "back":
      return { shape: "back", position }
    case "frontLeftDoor":
    case "frontRightDoor":
    case "rearLeftDoor":
    case "rearRightDoor":
      return { shape: "door", position }
    case "leftQuarter":
    case "rightQuarter":
      return { shape: "quarter", position }
    case "leftVent":
    case "rightVent":
      return { shape: "vent", position }
    case "roof":
      return { shape: "roof", position }
    default:
      return { shape: "windshield", position: "left" }
  }
}
