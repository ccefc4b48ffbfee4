import { Schema } from "effect"
import type { EstimateLine } from "#domain/jobs/EstimateLine.ts"
import { Job } from "#domain/jobs/Job.ts"
import type { EstimateLineRow } from "./EstimateLineRow.ts"
import type { JobRow } from "./JobRow.ts"
import type { PaymentRow } from "./PaymentRow.ts"

const decode = Schema.decodeUnknownSync(Job)
const encode = Schema.encodeSync(Job)

/** A job from its rows. */
export const toJob = (
  row: JobRow,
  customerName: string,
  lines: ReadonlyArray<EstimateLineRow>,
  payments: ReadonlyArray<PaymentRow>
): Job =>
  decode({ ...row, invoicedOn: row.invoicedOn ?? "", customerName, lines: lines.map((line) => ({ ...line })), payments: payments.map((payment) => ({ ...payment })) })

/** The job's own row: all but its lines and payments, with what lists sort and search by. */
export const toJobRow = (job: Job) => {
  const { customerName: _, lines: _lines, payments: _payments, ...row } = encode(job)
  return {
    ...row,
    total: job.totals.total,
    installDate: job.install.date,
    vehicleText: vehicleText(job.vehicle),
    searchText: [
      String(job.number), job.invoiceNumber === null ? "" : String(job.invoiceNumber),
      job.vehicle.vin, job.vehicle.plate, job.insurance?.claimNumber ?? ""
    ].filter((text) => text !== "").join(" ").toLowerCase()
  }
}

export const toLineRow = (line: EstimateLine, key: Pick<EstimateLineRow, "tenantId" | "jobId" | "position">) => ({ ...line, ...key })

const vehicleText = ({ year, make, model }: Job["vehicle"]) => [year === 0 ? "" : String(year), make, model].filter((text) => text !== "").join(" ")
