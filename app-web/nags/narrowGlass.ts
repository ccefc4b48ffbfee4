import { GlassFeature, type GlassPart } from "#domain/nags/GlassPart.ts"

/** What is known of the car: whether it has a feature. What nobody is sure of is not in it. */
export type Answers = Readonly<Partial<Record<GlassFeature, boolean>>>

/**
 * The features that some of these panes have and others not, those first that split them most evenly: asking for them
 * tells the panes apart.
 */
export const differingFeatures = (parts: ReadonlyArray<GlassPart>): ReadonlyArray<GlassFeature> => {
  const count = (feature: GlassFeature) => parts.filter(({ features }) => features.includes(feature)).length
  const unevenness = (feature: GlassFeature) => Math.abs(2 * count(feature) - parts.length)
  return GlassFeature.literals
    .filter((feature) => count(feature) > 0 && count(feature) < parts.length)
    .toSorted((one, other) => unevenness(one) - unevenness(other))
}

/** The features that all of these panes have. */
export const sharedFeatures = (parts: ReadonlyArray<GlassPart>): ReadonlyArray<GlassFeature> =>
  GlassFeature.literals.filter(
    (feature) => parts.length > 0 && parts.every(({ features }) => features.includes(feature))
  )

/** The panes that agree with all answers. */
export const narrowed = (parts: ReadonlyArray<GlassPart>, answers: Answers): ReadonlyArray<GlassPart> =>
  parts.filter(({ features }) =>
    Object.entries(answers).every(([feature, has]) => features.includes(feature as GlassFeature) === has)
  )
