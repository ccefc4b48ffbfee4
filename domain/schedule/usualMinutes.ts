import { Schema } from "effect"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import type { LocationService } from "#domain/locations/Location.ts"
import type { Skill } from "#domain/people/User.ts"

/** How a camera is calibrated after the glass is in; "" for not at all. */
export const Calibration = Schema.Literals(["", "static", "dynamic", "dual"])
export type Calibration = typeof Calibration.Type

/** What is to be done, as far as it says how long it takes and who can do it. */
export interface ToDo {
  readonly jobType: JobInstall["jobType"]
  readonly calibration: Calibration
  /** How many chips a repair is for. */
  readonly chips: number
}

/**
 * How long a job usually takes, in minutes, where nobody has said: new glass an hour and a half, a chip half an hour
 * and each further one a quarter, a calibration an hour and both kinds an hour and a half; in half hours, as the form
 * has them.
 */
export const usualMinutes = ({ jobType, calibration, chips }: ToDo): number => {
  const work = jobType === "repair" ? 30 + 15 * Math.max(0, chips - 1) : jobType === "calibration" ? 0 : 90
  const camera = calibration === "" ? (jobType === "calibration" ? 60 : 0) : calibration === "dual" ? 90 : 60
  return Math.ceil((work + camera) / 30) * 30
}

/** What an installer must be trusted with for a job. */
export const skillsFor = (
  { jobType, calibration }: Pick<ToDo, "jobType" | "calibration">,
  isMobile: boolean
): ReadonlyArray<Skill> => [
  ...(jobType === "replacement" || jobType === "repair" ? ([jobType] as const) : []),
  ...(calibration === "static" || calibration === "dual" ? (["staticCalibration"] as const) : []),
  ...(calibration === "dynamic" || calibration === "dual" ? (["dynamicCalibration"] as const) : []),
  ...(isMobile ? (["mobile"] as const) : [])
]

/** Which of the five services a location must offer for a job (spec §3). */
export const servicesFor = (
  { jobType, calibration }: Pick<ToDo, "jobType" | "calibration">,
  isMobile: boolean
): ReadonlyArray<typeof LocationService.Type> => [
  isMobile ? "mobileService" : "inShopService",
  ...(jobType === "calibration" || calibration !== ""
    ? ([isMobile ? "mobileCalibration" : "inShopCalibration"] as const)
    : []),
  ...(jobType === "repair" ? (["windshieldRepair"] as const) : [])
]
