import { GlassFeature, type GlassPart } from "#domain/nags/GlassPart.ts"

/** Which features the car has or lacks. Unknown ones are absent. */
export type Answers = Readonly<Partial<Record<GlassFeature, boolean>>>

/**
 * Returns the features that some of the parts have and others lack, starting with the most even split, which best tells
 * the parts apart.
 */
export const differingFeatures = (parts: ReadonlyArray<GlassPart>): ReadonlyArray<GlassFeature> => {
  const count = (feature: GlassFeature) => parts.filter(({ features }) => features.includes(feature)).length
  const unevenness = (feature: GlassFeature) => Math.abs(2 * count(feature) - parts.length)
  return GlassFeature.literals
    .filter((feature) => count(feature) > 0 && count(feature) < parts.length)
    .toSorted((one, other) => unevenness(one) - unevenness(other))
}

/** Returns the features that all of the parts have. */
export const sharedFeatures = (parts: ReadonlyArray<GlassPart>): ReadonlyArray<GlassFeature> =>
  GlassFeature.literals.filter(
    (feature) => parts.length > 0 && parts.every(({ features }) => features.includes(feature))
  )

/** Returns the parts that match all answers. */
export const matchingParts = (parts: ReadonlyArray<GlassPart>, answers: Answers): ReadonlyArray<GlassPart> =>
  parts.filter(({ features }) =>
    Object.entries(answers).every(([feature, has]) => features.includes(feature as GlassFeature) === has)
  )
