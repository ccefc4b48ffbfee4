import type { JobInstall } from "#domain/jobs/JobInstall.ts"

/** A half of the day that a customer is promised: the morning ends at noon, on the location's wall clock. */
export type Half = Exclude<JobInstall["timeFrame"], "">

/** The half of the day that a time, `08:30`, falls in. */
export const halfOf = (time: string): Half => (time < "12:00" ? "morning" : "afternoon")

/** Whether work that begins at that time keeps what the customer was promised. */
export const keepsPromise = (timeFrame: JobInstall["timeFrame"], start: string): boolean =>
  timeFrame === "" || start === "" || halfOf(start) === timeFrame
