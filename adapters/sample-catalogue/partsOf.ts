import type { GlassFeature, GlassPart } from "#domain/nags/GlassPart.ts"
import { describe } from "./describe.ts"
import { hardwareOf } from "./hardwareOf.ts"
import { kitOf } from "./kitOf.ts"
import type { Numbers } from "./Numbers.ts"
import type { Pane } from "./Pane.ts"
import { laborHoursOf, listPriceOf } from "./pricesOf.ts"

/** The day this edition is for. */
const effectiveDate = "2026-09-01"

/**
 * A pane's parts, one a colour: one base number, the last letters say colour, attachments and premium (trade 2.1).
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

/** A sensor's or camera's bracket is an attachment. */
const bracketed: ReadonlyArray<GlassFeature> = ["rainSensor", "camera"]
const premium: ReadonlyArray<GlassFeature> = ["acoustic", "headUpDisplay"]
