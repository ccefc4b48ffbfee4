import { type JobInstall, emptyInstall } from "#domain/jobs/JobInstall.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { DemoJob } from "./jobs.ts"

const beginnings = ["08:00", "10:30", "13:00", "15:00"] as const
const ends = { "08:00": "10:30", "10:30": "13:00", "13:00": "15:30", "15:00": "17:30" } as const

/**
 * Returns the installation of a demo job: a quote has at most a day, a work order its installer and hours, and an
 * invoice is complete.
 */
export const installFor = (
  { customer, chips, stage, board }: DemoJob,
  date: string,
  installers: ReadonlyArray<UserId>
): JobInstall => {
  const given = board === "waits" ? undefined : board
  const beginning = beginnings[customer.length % beginnings.length]!
  const { start, end } = given ?? { start: beginning, end: ends[beginning] }
  const who = installers[(given?.who ?? customer.charCodeAt(0)) % Math.max(installers.length, 1)]
  const isPlanned = stage !== "quote" && board !== "waits" && who !== undefined
  return {
    ...emptyInstall,
    jobType: chips === undefined ? "replacement" : "repair",
    duration: chips === undefined ? 150 : 60,
    date,
    timeFrame: start < "12:00" ? "morning" : "afternoon",
    time: isPlanned ? start : "",
    installers: isPlanned ? [{ userId: who, start, end }] : [],
    // Leaves driving time between mobile stops.
    repairLocation: customer.length % 3 === 0 && (given === undefined || start === "13:00") ? "mobile" : "inShop",
    availability: customer.length % 5 === 2 ? "Call before coming" : "",
    complete: stage === "invoice"
  }
}
