import { Schema } from "effect"
import { Job } from "#domain/jobs/Job.ts"

const decode = Schema.decodeUnknownSync(Job)
const encode = Schema.encodeSync(Job)

/** A job from its row as `readJob` selects it. */
export const toJob = (row: unknown): Job => decode(row)

/** A job's own row: all but its lines and payments, with what lists sort and search by. */
export const toJobRow = (job: Job, tenantId: string) => {
  const { customerName: _, lines: _lines, payments: _payments, ...row } = encode(job)
  return {
    ...row,
    tenantId,
    invoicedOn: dayOrNull(job.invoicedOn),
    total: job.totals.total,
    installDate: dayOrNull(job.install.date),
    vehicleText: vehicleText(job.vehicle),
    searchText: [
      String(job.number), job.invoiceNumber === null ? "" : String(job.invoiceNumber),
      job.vehicle.vin, job.vehicle.plate, job.insurance?.claimNumber ?? ""
    ].filter((text) => text !== "").join(" ").toLowerCase()
  }
}

/** Its lines, in the order of the paper. */
export const toLineRows = (job: Job, tenantId: string) => job.lines.map((line, position) => ({ ...line, tenantId, jobId: job.id, position }))

/** Its payments, in the order they were recorded. */
export const toPaymentRows = (job: Job, tenantId: string) => job.payments.map((payment, position) => ({ ...payment, tenantId, jobId: job.id, position }))

const dayOrNull = (day: string) => day === "" ? null : day

const vehicleText = ({ year, make, model }: Job["vehicle"]) => [year === 0 ? "" : String(year), make, model].filter((text) => text !== "").join(" ")
