import type { GlassFeature, GlassType } from "#domain/nags/GlassPart.ts"
import { between, chance } from "./chance.ts"
import { makerOf } from "./makerOf.ts"
import type { Pane } from "./Pane.ts"

/** Made-up price of a plain pane in 1995 and the increase per model year, in cents. */
const plain: Readonly<Record<GlassType, readonly [price: number, yearly: number]>> = {
  windshield: [16_500, 620],
  heavyDutyTruckWindshield: [14_200, 480],
  back: [17_800, 540],
  door: [11_500, 310],
  quarter: [9_800, 290],
  vent: [7_400, 190],
  partition: [13_000, 250],
  roof: [31_000, 1_150],
  windshieldRepair: [0, 0],
  calibrationOnly: [0, 0],
  other: [10_400, 300]
}
const extra: Readonly<Record<GlassFeature, number>> = {
  rainSensor: 4_500,
  camera: 7_500,
  headUpDisplay: 19_500,
  acoustic: 5_500,
  heated: 6_800,
  shadeBand: 900,
  antenna: 2_300,
  solar: 2_600
}

/**
 * Returns a plausible list price in cents, rounded to five: higher for newer, rarer and better equipped panes.
 * Unrelated to NAGS' prices.
 */
export const listPriceOf = (
  { generation, cab, glassType, position }: Pane,
  features: ReadonlyArray<GlassFeature>
): number => {
  const [price, yearly] = plain[glassType]
  const pane =
    price + yearly * (generation.firstYear - 1995) + features.reduce((sum, feature) => sum + extra[feature], 0)
  // Neither the side nor the features are in the seed: both sides of a car cost the same, and a feature never lowers
  // the price.
  const spread =
    0.85 + 0.35 * chance(`${generation.seed}|${cab}|${glassType}|${position.replace(/left|right/i, "")}|price`)
  return Math.round((pane * spread * makerOf(generation.make).dearness) / 5) * 5
}

/** Made-up labor in tenths of hours, as is usual in the trade: minimum and maximum. */
const tenths: Readonly<Record<GlassType, readonly [least: number, most: number]>> = {
  windshield: [22, 34],
  heavyDutyTruckWindshield: [12, 26],
  back: [14, 28],
  door: [8, 15],
  quarter: [10, 22],
  vent: [8, 14],
  partition: [10, 18],
  roof: [24, 40],
  windshieldRepair: [0, 0],
  calibrationOnly: [0, 0],
  other: [9, 16]
}

/** Returns labor in hundredths of hours; a camera adds three tenths of an hour. */
export const laborHoursOf = ({ generation, glassType, cab, features }: Pane): number => {
  const [least, most] = tenths[glassType]
  return (
    between(least, most, `${generation.seed}|${cab}|${glassType}|labor`) * 10 + (features.includes("camera") ? 30 : 0)
  )
}
