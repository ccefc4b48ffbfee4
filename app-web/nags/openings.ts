import type { GlassPart } from "#domain/nags/GlassPart.ts"

/** The panes of one opening of a car. */
export interface Opening extends Pick<GlassPart, "glassType" | "position"> {
  readonly parts: ReadonlyArray<GlassPart>
}

/** Panes by the opening they close, in the order they come. */
export const openings = (parts: ReadonlyArray<GlassPart>): ReadonlyArray<Opening> =>
  [...Map.groupBy(parts, ({ glassType, position }) => `${glassType} ${position}`).values()].map((group) => ({
    glassType: group[0]!.glassType,
    position: group[0]!.position,
    parts: group
  }))
