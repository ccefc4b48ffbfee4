import type { GlassType } from "./GlassPart.ts"
import { partNumberParts } from "./partNumberParts.ts"

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
