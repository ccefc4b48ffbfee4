import { Effect, Layer } from "effect"
import type { EdiHistoryEntry, StoredEdiInvoice } from "#domain/edi/EdiInvoice.ts"
import {
  agingBucketOf,
  type InsurerPace,
  maxReceivables,
  type Receivable,
  type ReceivableBy,
  type ReceivableRow
} from "#domain/receivables/Receivable.ts"
import { maxStatementInvoices, settlementsOf } from "#domain/receivables/StatementInvoice.ts"
import { Receivables } from "#domain/receivables/Receivables.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { dueTotals, netReceived, amountOwed } from "#domain/payments/balance.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { daysBetween } from "#domain/shared/Day.ts"
import { contains } from "./lists.ts"
import { companyKey, insurersOf, insurerWith } from "./claimInsurer.ts"
import { tableOf, type ShopTables, MemoryTables } from "./MemoryTables.ts"

interface Keyed extends Receivable {
  readonly key: string
  readonly name: string
}

const answered = new Set(["accepted", "rejected", "paid", "shortPaid", "disputed", "overPaid"])

/** In-memory receivables. */
export const receivablesMemory = Layer.effect(
  Receivables,
  Effect.gen(function* () {
    const shelves = yield* MemoryTables
    const invoices = tableOf<JobId, StoredEdiInvoice>(shelves, "edi-invoices")
    const entries = tableOf<JobId, ReadonlyArray<EdiHistoryEntry>>(shelves, "edi-entries")
    const open = (by: ReceivableBy) =>
      Effect.map(shelves.current, (shelf) =>
        [...shelf.jobs.values()]
          .flatMap((job) => outstandingOf(shelf, job, by))
          .toSorted((one, other) => compare([one.invoicedOn, one.jobId], [other.invoicedOn, other.jobId]))
      )
    return Receivables.of({
      aging: (by, today) => Effect.map(open(by), (all) => rowsOf(all, today)),
      invoices: (by, key, text = "") =>
        Effect.map(Effect.all([open(by), shelves.current]), ([all, shelf]) =>
          all
            .filter((one) => key === undefined || one.key === key)
            .filter((one) => isFound(one, shelf.jobs.get(one.jobId), text.trim()))
            .slice(0, maxReceivables)
            .map(({ key: _key, name: _name, ...one }) => one)
        ),
      statement: (by, key) =>
        Effect.map(Effect.all([open(by), shelves.current]), ([all, shelf]) =>
          all
            .filter((one) => one.key === key)
            .slice(0, maxStatementInvoices)
            .map(({ key: _key, name: _name, ...one }) => ({ ...one, ...onStatement(one, shelf.jobs.get(one.jobId)!) }))
        ),
      paces: (since) =>
        Effect.map(Effect.all([shelves.current, invoices, entries]), ([shelf, kept, told]) =>
          pacesOf(shelf, since, kept, told)
        )
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const compare = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) => {
  const at = one.findIndex((part, place) => part !== other[place])
  return at === -1 ? 0 : one[at]! < other[at]! ? -1 : 1
}

const insurerOf = (shelf: ShopTables, job: Job) => {
  const key = companyKey(job)
  const found = key === "" ? undefined : insurerWith(insurersOf(shelf), key)
  return {
    key: found?.id ?? key,
    name: found?.insurerName ?? job.insurance?.company.trim() ?? "",
    network: found?.network ?? "none"
  } as const
}

const outstandingOf = (shelf: ShopTables, job: Job, by: ReceivableBy): ReadonlyArray<Keyed> => {
  if (job.stage !== "invoice" || isCredited(job) || job.balance <= 0) return []
  const payer = by === "customer" ? "customer" : "insurer"
  const owed = amountOwed(payer, dueTotals(job), job.payments)
  if (owed <= 0) return []
  const insurer = insurerOf(shelf, job)
  const customerName = shelf.customers.get(job.customerId)?.customerName ?? ""
  const keyed =
    by === "customer"
      ? { key: job.customerId as string, name: customerName }
      : by === "partner"
        ? { key: insurer.network, name: insurer.network }
        : { key: insurer.key, name: insurer.name }
  return [
    {
      ...keyed,
      jobId: job.id,
      invoiceNumber: job.invoiceNumber,
      invoicedOn: job.invoicedOn,
      customerName,
      payer,
      insurer: insurer.name,
      network: insurer.network,
      owed
    }
  ]
}

const isFound = ({ customerName, invoiceNumber }: Receivable, job: Job | undefined, text: string) =>
  String(invoiceNumber).startsWith(text) ||
  [customerName, job?.insurance?.claimNumber ?? ""].some((one) => contains(one, text))

const onStatement = (
  { payer }: Receivable,
  { adjustments, insurance, locationId, payments, totals, vehicle }: Job
) => ({
  locationId,
  vehicle: { year: vehicle.year, make: vehicle.make, model: vehicle.model },
  claimNumber: insurance?.claimNumber ?? "",
  billed: payer === "customer" ? totals.customerShare : totals.insurerShare,
  settlements: settlementsOf(payer, payments, adjustments)
})

const rowsOf = (all: ReadonlyArray<Keyed>, today: string): ReadonlyArray<ReceivableRow> => {
  const rows = new Map<string, ReceivableRow>()
  for (const { invoicedOn, key, name, owed } of all) {
    const row = rows.get(key) ?? { key, name, count: 0, days0: 0, days31: 0, days61: 0, days91: 0, total: 0 }
    const age = `days${agingBucketOf(daysBetween(invoicedOn, today))}` as const
    rows.set(key, { ...row, count: row.count + 1, [age]: row[age] + owed, total: row.total + owed })
  }
  return [...rows.values()].toSorted((one, other) => other.total - one.total || compare([one.key], [other.key]))
}

const pacesOf = (
  shelf: ShopTables,
  since: string,
  kept: ReadonlyMap<JobId, StoredEdiInvoice>,
  told: ReadonlyMap<JobId, ReadonlyArray<EdiHistoryEntry>>
): ReadonlyArray<InsurerPace> => {
  const paces = new Map<string, InsurerPace>()
  const sums = new Map<string, number>()
  for (const job of shelf.jobs.values()) {
    if (job.stage !== "invoice" || isCredited(job) || job.insurance === null || job.invoicedOn < since) continue
    const { key, name } = insurerOf(shelf, job)
    const paid = job.payments.filter((one) => one.payer === "insurer" && netReceived(one) > 0)
    const last = paid
      .map(({ collectionDate }) => collectionDate)
      .toSorted()
      .at(-1)
    const edi = kept.get(job.id)
    const isAnswered = edi !== undefined && answered.has(edi.state)
    if (key === "" || (last === undefined && !isAnswered)) continue
    const pace = paces.get(key) ?? { insurer: name, paid: 0, days: 0, sent: 0, firstPass: 0 }
    const isFirst = isAnswered && !(told.get(job.id) ?? []).some(({ what }) => what === "rejected")
    const days = (sums.get(key) ?? 0) + (last === undefined ? 0 : Math.max(daysBetween(job.invoicedOn, last), 0))
    sums.set(key, days)
    const count = pace.paid + (last === undefined ? 0 : 1)
    paces.set(key, {
      insurer: name,
      paid: count,
      days: count === 0 ? 0 : Math.round(days / count),
      sent: pace.sent + (isAnswered ? 1 : 0),
      firstPass: pace.firstPass + (isFirst ? 1 : 0)
    })
  }
  return [...paces.values()].toSorted((one, other) => compare([one.insurer], [other.insurer]))
}
