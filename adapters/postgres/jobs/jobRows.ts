import { Schema } from "effect"
import { CreditedInvoice, Invoice, Job, Quote, WorkOrder } from "#domain/jobs/Job.ts"
import { plateKey } from "#domain/jobs/JobSearch.ts"
import { settledOn } from "#domain/jobs/completeDraft.ts"
import { withDefaults } from "./storedJob.ts"

// Stored data was valid under the rules of its time. Today's rules apply to input only.
const kept = { disableChecks: true } as const
const decode = Schema.decodeUnknownSync(Job, kept)

/**
 * Reads a complete row, as nearly all are, in a quarter of the time: its values already have the right types, and other
 * fields are dropped. Undefined if something must be filled in or is invalid.
 */
const readerOf = (of: (typeof Job.members)[number]) => {
  const fieldsOf = Schema.decodeUnknownResult(Schema.toType(Schema.Struct(of.fields)), kept)
  return (stored: Row): Job | undefined => {
    const fields = fieldsOf(stored)
    return fields._tag === "Success" ? Object.assign(Object.create(of.prototype), fields.success) : undefined
  }
}

const readers = {
  quote: readerOf(Quote),
  workorder: readerOf(WorkOrder),
  invoice: readerOf(Invoice),
  credited: readerOf(CreditedInvoice)
}

const asItStands = (stored: Row): Job | undefined => {
  const { stage, credit } = stored
  const kind = stage === "invoice" && credit !== null ? "credited" : (stage as keyof typeof readers)
  return readers[kind]?.(stored)
}

type Row = { readonly [column: string]: unknown }

/**
 * Decodes a job from a row selected by `readJob`. Fields added since it was written are empty. A row that does not
 * match its stage is a defect, which names the job.
 */
export const toJob = (row: Row): Job => {
  const stored = withDefaults(row)
  try {
    if (isOfItsStage(stored)) return asItStands(stored) ?? decode(stored)
  } catch (cause) {
    throw new Error(notOfItsStage(stored), { cause })
  }
  throw new Error(notOfItsStage(stored))
}

const isOfItsStage = ({ stage, invoicedOn, credit }: Row) =>
  stage === "invoice" ? invoicedOn !== "" : invoicedOn === "" && (credit ?? null) === null

const notOfItsStage = ({ id, stage }: Row) => `The row of job ${String(id)} is not a valid ${String(stage)}.`

/** Returns a job's own row, without lines and payments, including the columns that lists sort and search by. */
export const toJobRow = (job: Job, tenantId: string) => {
  const { customerName: _, lines: _lines, payments: _payments, ...row } = job
  return {
    ...row,
    ...(job.stage === "invoice"
      ? { invoicedOn: job.invoicedOn, credit: job.credit }
      : { invoicedOn: null, credit: null }),
    tenantId,
    createdOn: dayOrNull(job.createdOn),
    wonOn: dayOrNull(job.wonOn),
    settledOn: dayOrNull(settledOn(job)),
    lostReason: job.lost?.reason ?? null,
    reworkCause: job.reworkOf?.cause ?? null,
    lostOn: dayOrNull(job.lost?.on ?? ""),
    total: job.totals.total,
    installDate: dayOrNull(job.install.date),
    vehicleText: vehicleText(job.vehicle),
    vin: job.vehicle.vin,
    plate: plateKey(job.vehicle.plate),
    searchText: [
      String(job.number),
      job.invoiceNumber === null ? "" : String(job.invoiceNumber),
      job.vehicle.vin,
      job.vehicle.plate,
      plateKey(job.vehicle.plate),
      job.insurance?.claimNumber ?? "",
      job.insurance?.dispatchNumber ?? "",
      job.insurance?.referralNumber ?? "",
      vehicleText(job.vehicle)
    ]
      .filter((text) => text !== "")
      .join(" ")
      .toLowerCase()
  }
}

/** Returns its lines, in document order. */
export const toLineRows = (job: Job, tenantId: string) =>
  job.lines.map((line, position) => ({
    ...line,
    cost: line.cost ?? 0,
    adhesiveExpiry: dayOrNull(line.adhesiveExpiry),
    tenantId,
    jobId: job.id,
    position
  }))

/** Returns its installers, in the order of the form. */
export const toInstallerRows = (job: Job, tenantId: string) =>
  job.install.installers.map(({ userId, start, end }, position) => ({
    tenantId,
    jobId: job.id,
    position,
    userId,
    startTime: start,
    endTime: end
  }))

/** Returns its payments, in the order they were recorded. */
export const toPaymentRows = (job: Job, tenantId: string) =>
  job.payments.map(
    (
      {
        card = null,
        decline = null,
        processor = null,
        refunds = null,
        voided = null,
        linkId = null,
        movedFrom = null,
        ...payment
      },
      position
    ) => ({
      ...payment,
      card,
      decline,
      processor,
      refunds,
      voided,
      linkId,
      movedFrom,
      tenantId,
      jobId: job.id,
      position
    })
  )

const dayOrNull = (day: string) => (day === "" ? null : day)

const vehicleText = ({ year, make, model }: Job["vehicle"]) =>
  [year === 0 ? "" : String(year), make, model].filter((text) => text !== "").join(" ")
