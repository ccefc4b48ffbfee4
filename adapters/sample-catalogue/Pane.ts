import type { Calibration, GlassFeature, GlassPosition, GlassType } from "#domain/nags/GlassPart.ts"
import type { BodyPlan } from "./bodyPlan.ts"
import type { Generation } from "./generationsOf.ts"

/**
 * One base number of the catalogue, before it has it: a pane of a generation, for some of its years and bodies, in one
 * or more colours.
 */
export interface Pane {
  readonly generation: Generation
  readonly cab: BodyPlan["cab"]
  /** Says which pane it is among all of the catalogue. */
  readonly key: string
  /** Market and opening: `DW`. */
  readonly prefix: string
  readonly glassType: GlassType
  readonly position: GlassPosition
  readonly features: ReadonlyArray<GlassFeature>
  /** Two-letter codes: GT green tint, GB green with blue shade, YP gray privacy, CL clear (trade 2.1). */
  readonly colours: ReadonlyArray<string>
  readonly calibration: Calibration
  readonly firstYear: number
  readonly lastYear: number
  readonly bodies: ReadonlyArray<string>
}
