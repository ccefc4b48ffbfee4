import { Schema } from "effect"

/** What an installer is trusted with; somebody of whom nothing is said may do everything. */
export const Skill = Schema.Literals(["replacement", "repair", "staticCalibration", "dynamicCalibration", "mobile"])
export type Skill = typeof Skill.Type
