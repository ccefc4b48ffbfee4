import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { settledOn } from "#domain/jobs/settledOn.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"

/** A vehicle as lists show it, `2024 Toyota Camry`. */
export const vehicleText = ({ year, make, model }: Job["vehicle"]): string =>
  [year || "", make, model].filter((word) => word !== "").join(" ")

/** A job as a list shows it; the vehicle as `2024 Toyota Camry`. */
export const summaryOf = (job: Job, salesperson = ""): JobSummary => {
  const { id, number, invoiceNumber, stage, customerName, vehicle, install, partsStatus, totals, balance, answer } = job
  return {
    id,
    number,
    invoiceNumber,
    stage,
    customerName,
    vehicle: vehicleText(vehicle),
    installDate: install.date,
    partsStatus,
    total: totals.total,
    balance,
    createdOn: job.createdOn || job.quotedOn,
    wonOn: job.wonOn,
    settledOn: settledOn(job),
    isCredited: isCredited(job),
    salesperson,
    answer: answer?.kind ?? null,
    lost: job.stage === "quote" ? (job.lost?.reason ?? null) : null
  }
}
