import type { Job } from "#domain/jobs/Job.ts"
import type { QuoteVisit } from "./quoteTypes.ts"

/** Returns a job's appointment as shown to its customer, or null if none is made. */
export const visitOf = ({
  install: { date, timeFrame, time, repairLocation }
}: Pick<Job, "install">): QuoteVisit | null =>
  date === "" || timeFrame === "" || time === ""
    ? null
    : { day: date, half: timeFrame, start: time, isMobile: repairLocation === "mobile" }
