import type { GlassFeature } from "#domain/nags/GlassPart.ts"
import type { BodyPlan, Opening } from "./bodyPlan.ts"
import { chance } from "./chance.ts"
import type { Generation } from "./generationsOf.ts"
import { makerOf } from "./makerOf.ts"
import type { Pane } from "./Pane.ts"

/**
 * Returns the panes of one body of a generation other than the windshield: each plain, and some also in a better
 * variant. Left and right differ only in their number.
 */
export const otherPanesOf = (
  generation: Generation,
  body: string,
  { cab, privacy, openings }: BodyPlan
): ReadonlyArray<Pane> => {
  const { market, luxury } = makerOf(generation.make)
  return openings.flatMap((opening): ReadonlyArray<Pane> => {
    const { letter, glassType, position } = opening
    const seed = `${generation.seed}|${body}|${letter}`
    if (chance(`${seed}|has`) >= oddsOf(opening, generation, luxury)) return []
    const plain = plainFeatures(letter, generation, seed)
    const pane = (features: ReadonlyArray<GlassFeature>): Pane => ({
      generation,
      cab,
      key: `${seed}|${position}|${features.join()}`,
      prefix: `${market}${letter}`,
      glassType,
      position,
      bodies: [body],
      features,
      colours: privacy && !position.startsWith("front") ? ["YP", "GT"] : letter === "P" ? ["CL"] : ["GT"],
      calibration: "none",
      firstYear: generation.firstYear,
      lastYear: generation.lastYear
    })
    const better = betterFeature(opening, generation, luxury, seed)
    return better === undefined ? [pane(plain)] : [pane(plain), pane([...plain, better])]
  })
}

/** Returns the share of generations that have such an opening. */
const oddsOf = ({ letter }: Opening, { firstYear }: Generation, luxury: boolean): number => {
  switch (letter) {
    case "V":
      return firstYear < 2012 ? 0.5 : 0.3
    case "R":
      return firstYear < 2008 ? 0 : luxury ? 0.6 : 0.25
    case "Y":
      return 0.7
    default:
      return 1
  }
}

const plainFeatures = (
  letter: Opening["letter"],
  { firstYear }: Generation,
  seed: string
): ReadonlyArray<GlassFeature> => {
  const heated: ReadonlyArray<GlassFeature> = letter === "B" && chance(`${seed}|heated`) < 0.9 ? ["heated"] : []
  return chance(`${seed}|solar`) < (firstYear < 2010 ? 0.2 : 0.7) ? [...heated, "solar"] : heated
}

/**
 * Returns the extra feature of the more expensive variant: laminated front doors, an antenna in the back glass or
 * quarter glass.
 */
const betterFeature = (
  { letter, position }: Opening,
  { firstYear }: Generation,
  luxury: boolean,
  seed: string
): GlassFeature | undefined => {
  const offered = (odds: number) => chance(`${seed}|better`) < odds
  switch (letter) {
    case "D":
      return position.startsWith("front") && firstYear >= 2008 && offered(luxury ? 0.8 : 0.35) ? "acoustic" : undefined
    case "B":
      return offered(0.45) ? "antenna" : undefined
    case "Q":
      return offered(0.25) ? "antenna" : undefined
    default:
      return undefined
  }
}
