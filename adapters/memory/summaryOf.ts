import type { AdjustmentKind } from "#domain/payments/Payment.ts"
import { isInEffect } from "#domain/payments/balance.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { settledOn } from "#domain/jobs/completeDraft.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"

/** Returns a vehicle as lists show it: `2024 Toyota Camry`. */
export const vehicleText = ({ year, make, model }: Job["vehicle"]): string =>
  [year || "", make, model].filter((word) => word !== "").join(" ")

const adjustmentTotal = ({ adjustments }: Job, kind: typeof AdjustmentKind.Type): number =>
  adjustments.reduce((sum, one) => (one.kind === kind && isInEffect(one) ? sum + one.amount : sum), 0)

/** Returns the row that lists show for a job. */
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
    reworkOf: job.reworkOf?.number ?? null,
    reworkCause: job.reworkOf?.cause ?? null,
    source: job.source,
    allowed: adjustmentTotal(job, "allowance"),
    writtenOff: adjustmentTotal(job, "writeOff"),
    salesperson,
    answer: answer?.kind ?? null,
    lost: job.stage === "quote" ? (job.lost?.reason ?? null) : null
  }
}
