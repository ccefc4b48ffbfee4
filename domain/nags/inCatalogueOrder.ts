import { GlassType } from "./GlassPart.ts"
import type { GlassPart } from "./GlassPart.ts"

/**
 * Parts by glass type, windshields first as `GlassType` lists them, then by part number: how every catalogue answers.
 */
export const inCatalogueOrder = (parts: Iterable<GlassPart>): ReadonlyArray<GlassPart> =>
  [...parts].sort(
    (one, other) =>
      GlassType.literals.indexOf(one.glassType) - GlassType.literals.indexOf(other.glassType) ||
      (one.partNumber < other.partNumber ? -1 : one.partNumber > other.partNumber ? 1 : 0)
  )
