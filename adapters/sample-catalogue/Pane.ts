import type { Calibration, GlassFeature, GlassPosition, GlassType } from "#domain/nags/GlassPart.ts"
import type { BodyPlan } from "./bodyPlan.ts"
import type { Generation } from "./generationsOf.ts"

/**
 * A pane of glass before it has its base number in the catalog: for some years and bodies of a generation, in one or
 * more colors.
 */
export interface Pane {
  readonly generation: Generation
  readonly cab: BodyPlan["cab"]
  /** Identifies the pane within the catalog. */
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
