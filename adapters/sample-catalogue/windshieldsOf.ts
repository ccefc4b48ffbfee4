import type { GlassFeature } from "#domain/nags/GlassPart.ts"
import type { BodyPlan } from "./bodyPlan.ts"
import { chance, oneOf } from "./chance.ts"
import type { Generation } from "./generationsOf.ts"
import { makerOf } from "./makerOf.ts"
import type { Pane } from "./Pane.ts"

/**
 * Windshield features, the years they were offered and how often; newer years have more. The two rows with odds of 1
 * ensure that every year has glass.
 */
const ladder: ReadonlyArray<readonly [since: number, until: number, odds: number, ...ReadonlyArray<GlassFeature>]> = [
  [1900, 2018, 1],
  [1900, 2010, 0.35, "antenna"],
  [1998, 2012, 0.15, "heated"],
  [2003, 2019, 0.7, "rainSensor"],
  [2007, 2019, 0.6, "rainSensor", "acoustic"],
  [2016, 9999, 1, "camera"],
  [2013, 9999, 0.9, "rainSensor", "camera"],
  [2014, 9999, 0.8, "rainSensor", "camera", "acoustic"],
  [2016, 9999, 0.5, "rainSensor", "camera", "acoustic", "heated"],
  [2015, 9999, 0.4, "rainSensor", "camera", "acoustic", "headUpDisplay"]
]

/**
 * Returns the windshields shared by a generation's bodies with the same cab. They differ in features, some of which
 * were introduced mid-generation.
 */
export const windshieldsOf = (
  generation: Generation,
  cab: BodyPlan["cab"],
  bodies: ReadonlyArray<string>
): ReadonlyArray<Pane> => {
  const { market, luxury } = makerOf(generation.make)
  const seed = `${generation.seed}|${cab}|W`
  // Luxury cars get features four years earlier than others, heavy trucks four years later.
  const shift = luxury ? -4 : cab === "heavy" ? 4 : 0
  const flat = cab === "heavy" && generation.firstYear < 2012 && chance(`${seed}|flat`) < 0.5
  const calibration = oneOf(["static", "dynamic", "dual"] as const, `${generation.seed}|calibration`)
  const solar: ReadonlyArray<GlassFeature> =
    chance(`${seed}|solar`) < (generation.firstYear < 2010 ? 0.4 : 0.85) ? ["solar"] : []
  const shared = {
    generation,
    cab,
    bodies,
    glassType: cab === "heavy" ? "heavyDutyTruckWindshield" : "windshield",
    colours: chance(`${seed}|plain`) < 0.6 ? ["GB", "GT"] : ["GB"]
  } as const

  if (flat) {
    return (["left", "right"] as const).map((position): Pane => ({
      ...shared,
      ...years(generation, 1900, 9999),
      key: `${seed}|${position}`,
      prefix: `${market}L`,
      position,
      features: solar,
      colours: ["GT", "CL"],
      calibration: "none"
    }))
  }
  return ladder.flatMap(([since, until, odds, ...features], row): ReadonlyArray<Pane> => {
    const span = years(generation, since + shift, until + shift)
    if (span.firstYear > span.lastYear || chance(`${seed}|${row}`) >= odds) return []
    return [
      {
        ...shared,
        ...span,
        key: `${seed}|${row}`,
        prefix: `${market}W`,
        position: "onePiece",
        features: [...features, ...solar],
        calibration: features.includes("camera") ? calibration : "none"
      }
    ]
  })
}

const years = ({ firstYear, lastYear }: Generation, since: number, until: number) => ({
  firstYear: Math.max(firstYear, since),
  lastYear: Math.min(lastYear, until)
})
