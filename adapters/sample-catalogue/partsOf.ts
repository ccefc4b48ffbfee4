import type { GlassFeature, GlassPart } from "#domain/nags/GlassPart.ts"
import { describe } from "./describe.ts"
import { hardwareOf } from "./hardwareOf.ts"
import { kitOf } from "./kitOf.ts"
import type { Numbers } from "./Numbers.ts"
import type { Pane } from "./Pane.ts"
import { laborHoursOf, listPriceOf } from "./pricesOf.ts"

/** Effective date of this edition. */
const effectiveDate = "2026-09-01"

/**
 * Returns a pane's parts, one per color. They share a base number; the trailing letters encode color, attachments and
 * premium (trade 2.1).
 */
export const partsOf = (pane: Pane, numbers: Numbers): ReadonlyArray<GlassPart> => {
  const base = numbers.glass(pane.prefix, pane.key)
  const shared = { laborHours: laborHoursOf(pane), kit: kitOf(pane), hardware: hardwareOf(pane, numbers) }
  return pane.colours.map((colour): GlassPart => {
    const features: ReadonlyArray<GlassFeature> = colour === "GB" ? [...pane.features, "shadeBand"] : pane.features
    return {
      partNumber: `${base}${colour}${flag(features, bracketed)}${flag(features, premium)}`,
      description: describe(pane.glassType, pane.position, colour, features),
      glassType: pane.glassType,
      position: pane.position,
      features,
      listPrice: listPriceOf(pane, features),
      effectiveDate,
      ...shared,
      calibration: pane.calibration,
      sample: true
    }
  })
}

const flag = (features: ReadonlyArray<GlassFeature>, which: ReadonlyArray<GlassFeature>) =>
  features.some((feature) => which.includes(feature)) ? "Y" : "N"

/** The bracket of a sensor or camera counts as an attachment. */
const bracketed: ReadonlyArray<GlassFeature> = ["rainSensor", "camera"]
const premium: ReadonlyArray<GlassFeature> = ["acoustic", "headUpDisplay"]
