import { Schema } from "effect"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import type { LocationService } from "#domain/locations/Location.ts"
import type { Skill } from "#domain/people/User.ts"

/** Type of camera calibration after installation; empty if none. */
export const Calibration = Schema.Literals(["", "static", "dynamic", "dual"])
export type Calibration = typeof Calibration.Type

/** The work to do, as far as it determines duration and required skills. */
export interface WorkToSchedule {
  readonly jobType: JobInstall["jobType"]
  readonly calibration: Calibration
  /** Number of chips to repair. */
  readonly chips: number
}

/**
 * Returns the usual duration of a job, in minutes, for when none was entered: 90 for new glass, 30 for a chip plus 15
 * for each further one, 60 for a calibration or 90 for both kinds; rounded up to half hours, as in the form.
 */
export const defaultMinutes = ({ jobType, calibration, chips }: WorkToSchedule): number => {
  const work = jobType === "repair" ? 30 + 15 * Math.max(0, chips - 1) : jobType === "calibration" ? 0 : 90
  const camera = calibration === "" ? (jobType === "calibration" ? 60 : 0) : calibration === "dual" ? 90 : 60
  return Math.ceil((work + camera) / 30) * 30
}

/** Returns the skills that an installer needs for a job. */
export const skillsFor = (
  { jobType, calibration }: Pick<WorkToSchedule, "jobType" | "calibration">,
  isMobile: boolean
): ReadonlyArray<Skill> => [
  ...(jobType === "replacement" || jobType === "repair" ? ([jobType] as const) : []),
  ...(calibration === "static" || calibration === "dual" ? (["staticCalibration"] as const) : []),
  ...(calibration === "dynamic" || calibration === "dual" ? (["dynamicCalibration"] as const) : []),
  ...(isMobile ? (["mobile"] as const) : [])
]

/** Returns which of the five services a location must offer for a job (spec §3). */
export const servicesFor = (
  { jobType, calibration }: Pick<WorkToSchedule, "jobType" | "calibration">,
  isMobile: boolean
): ReadonlyArray<typeof LocationService.Type> => [
  isMobile ? "mobileService" : "inShopService",
  ...(jobType === "calibration" || calibration !== ""
    ? ([isMobile ? "mobileCalibration" : "inShopCalibration"] as const)
    : []),
  ...(jobType === "repair" ? (["windshieldRepair"] as const) : [])
]
