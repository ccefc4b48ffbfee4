import type { Job } from "#domain/jobs/Job.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"

/** A job as a list shows it; the vehicle as `2024 Toyota Camry`. */
export const summaryOf = ({
  id,
  number,
  invoiceNumber,
  stage,
  customerName,
  vehicle,
  install,
  partsStatus,
  totals,
  balance,
  credit,
  answer
}: Job): JobSummary => ({
  id,
  number,
  invoiceNumber,
  stage,
  customerName,
  vehicle: [vehicle.year || "", vehicle.make, vehicle.model].filter((word) => word !== "").join(" "),
  installDate: install.date,
  partsStatus,
  total: totals.total,
  balance,
  isCredited: credit !== null,
  answer: answer?.kind ?? null
})
