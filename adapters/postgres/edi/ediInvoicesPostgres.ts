import { Effect, Layer, Schema } from "effect"
import {
  EdiHistoryEntry,
  EdiInterchange,
  EdiInvoice,
  EdiCorrections,
  type StoredEdiInvoice
} from "#domain/edi/EdiInvoice.ts"
import { EdiInvoices } from "#domain/edi/EdiInvoices.ts"
import { EdiState, isReceivedByPartner, sentEvents, inTransitStates } from "#domain/edi/ediStates.ts"
import { claimLifetime } from "#domain/mail/Outbox.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { insertIfAbsent } from "../insertRows.ts"
import type { ListQuery } from "../ListQuery.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { WorkQueue } from "../queue/WorkQueue.ts"
import { decodeStored } from "../storedJson.ts"
import { EdiEntryRow, EdiInterchangeRow, EdiInvoiceRow } from "./ediInvoiceRows.ts"

/** PostgreSQL storage for EDI invoices. */
export const ediInvoicesPostgres = Layer.effect(
  EdiInvoices,
  Effect.gen(function* () {
    const database = yield* Database
    const queue = yield* WorkQueue
    const rowsOf = Effect.fnUntraced(function* (sql: string, ...values: ReadonlyArray<unknown>) {
      const { id } = yield* CurrentTenant
      return yield* database.read((reading) => reading.execute(sql, [id, ...values]))
    })
    const changed = Effect.fnUntraced(function* (sql: string, ...values: ReadonlyArray<unknown>) {
      const { id } = yield* CurrentTenant
      return yield* database.write((writing) => writing.execute(sql, [id, ...values]))
    })
    return EdiInvoices.of({
      syncDrafts: Effect.fn("EdiInvoices.syncDrafts")(function* (now) {
        yield* changed(lettingGo)
        yield* changed(crediting, now)
        yield* changed(takingIn, now)
      }),
      list: Effect.fn("EdiInvoices.list")(function* (search) {
        const { rows, ...rest } = yield* cursorChecked(
          database.read((reading) => pageOf(reading, listQuery(search.state), search))
        )
        return { items: rows.map(toListed), ...rest }
      }),
      counts: Effect.gen(function* () {
        const rows = yield* rowsOf(
          "select state, count(*)::int as count from edi_invoice where tenant_id = ? group by state"
        )
        return Object.fromEntries(rows.map(({ state, count }) => [state as EdiState, Number(count)]))
      }).pipe(Effect.withSpan("EdiInvoices.counts")),
      getListed: Effect.fn("EdiInvoices.getListed")(function* (id) {
        const [row] = yield* rowsOf(
          `select ${listed} from edi_invoice ${around} where edi_invoice.tenant_id = ? and edi_invoice.job_id = ?`,
          id
        )
        return row === undefined ? undefined : toListed(row)
      }),
      get: Effect.fn("EdiInvoices.get")(function* (id) {
        const [row] = yield* rowsOf(`select ${own} from edi_invoice where tenant_id = ? and job_id = ?`, id)
        return row === undefined ? undefined : toKept(row)
      }),
      getForUpdate: Effect.fn("EdiInvoices.getForUpdate")(function* (id) {
        const [row] = yield* changed(`select ${own} from edi_invoice where tenant_id = ? and job_id = ? for update`, id)
        return row === undefined ? undefined : toKept(row)
      }),
      unsent: Effect.fn("EdiInvoices.unsent")(function* (most) {
        const rows = yield* rowsOf(
          "select job_id from edi_invoice where tenant_id = ? and state in ('draft', 'ready') order by invoiced_on desc, job_id desc limit ?",
          most
        )
        return rows.map((row) => row["job_id"] as JobId)
      }),
      unsettled: Effect.fn("EdiInvoices.unsettled")(function* (most) {
        const { id } = yield* CurrentTenant
        const rows = yield* database.read((reading) => reading.execute(unsettled, [id, id, id, most]))
        return rows.map((row) => row["job_id"] as JobId)
      }),
      save: Effect.fn("EdiInvoices.save")(function* ({ jobId, ...invoice }) {
        const { id: tenantId } = yield* CurrentTenant
        // An invoice to be sent again is not claimed by any worker yet.
        const isQueued = invoice.state === "queued" || invoice.credit?.state === "queued"
        const claim = isQueued ? { claimedAt: null } : {}
        yield* database.query((em) =>
          em.nativeUpdate(
            EdiInvoiceRow,
            { tenantId, jobId },
            { ...invoice, findings: [...invoice.findings], trouble: invoice.trouble.slice(0, 500), ...claim }
          )
        )
      }),
      findByNumber: Effect.fn("EdiInvoices.findByNumber")(function* (network, invoiceNumber) {
        const [row] = yield* rowsOf(
          "select job_id from edi_invoice where tenant_id = ? and network = ? and invoice_number = ?",
          network,
          invoiceNumber
        )
        return row?.["job_id"] as JobId | undefined
      }),
      findByCredit: Effect.fn("EdiInvoices.findByCredit")(function* (network, number) {
        const [row] = yield* rowsOf(
          "select job_id from edi_invoice where tenant_id = ? and network = ? and state = 'credited' and (credit ->> 'number')::int = ?",
          network,
          number
        )
        return row?.["job_id"] as JobId | undefined
      }),
      openCreditCount: Effect.gen(function* () {
        const [row] = yield* rowsOf(
          "select count(*)::int as count from edi_invoice where tenant_id = ? and state = 'credited' and jsonb_typeof(credit) = 'object' and credit ->> 'state' <> 'accepted'"
        )
        return Number(row?.["count"] ?? 0)
      }).pipe(Effect.withSpan("EdiInvoices.openCreditCount")),
      hasInTransit: Effect.fn("EdiInvoices.hasInTransit")(function* (network) {
        const states = inTransitStates.map((state) => `'${state}'`).join(", ")
        const [row] = yield* rowsOf(
          `select exists (select from edi_invoice where tenant_id = ? and network = ?
            and (state in (${states}) or credit ->> 'state' in (${states}))) as found`,
          network
        )
        return row?.["found"] === true
      }),
      findByControl: Effect.fn("EdiInvoices.findByControl")(function* (network, control) {
        const [row] = yield* rowsOf(
          "select job_id from edi_interchange where tenant_id = ? and network = ? and is_ours and control = ?",
          network,
          control
        )
        return (row?.["job_id"] ?? undefined) as JobId | undefined
      }),
      saveInterchange: Effect.fn("EdiInvoices.saveInterchange")(function* (interchange, jobId) {
        const { id: tenantId } = yield* CurrentTenant
        return yield* database.query((em) => insertIfAbsent(em, EdiInterchangeRow, { ...interchange, jobId, tenantId }))
      }),
      receivedContent: Effect.fn("EdiInvoices.receivedContent")(function* (network, control) {
        const [row] = yield* rowsOf(
          "select content from edi_interchange where tenant_id = ? and network = ? and not is_ours and control = ?",
          network,
          control
        )
        return row?.["content"] as string | undefined
      }),
      interchange: Effect.fn("EdiInvoices.interchange")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* database.query((em) =>
          em.findOne(EdiInterchangeRow, { tenantId, id }, { disableIdentityMap: true })
        )
        return row === null ? undefined : toInterchange(fieldValues(row))
      }),
      appendHistory: Effect.fn("EdiInvoices.appendHistory")(function* (jobId, entry) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) =>
          em.insert(EdiEntryRow, { ...entry, text: entry.text.slice(0, 2_000), jobId, tenantId })
        )
      }),
      history: Effect.fn("EdiInvoices.history")(function* (jobId) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(EdiEntryRow, { tenantId, jobId }, { orderBy: { id: "desc" }, limit: 200, disableIdentityMap: true })
        )
        return rows.map((row) => toEntry(fieldValues(row)))
      }),
      enqueue: Effect.fn("EdiInvoices.enqueue")(function* (id) {
        const { id: tenant } = yield* CurrentTenant
        yield* queue.add("edi", { tenant, id })
      }),
      retryNow: Effect.fn("EdiInvoices.retryNow")(function* (id) {
        const { id: tenant } = yield* CurrentTenant
        // A worker that has claimed it keeps the claim; only the error text changes.
        yield* changed(`update edi_invoice set trouble = '' where tenant_id = ? and job_id = ? and ${isQueued}`, id)
        if (!(yield* queue.retryNow("edi", { tenant, id }))) yield* queue.add("edi", { tenant, id })
      }),
      claim: Effect.fn("EdiInvoices.claim")(function* (id, now) {
        const [row] = yield* changed(
          `select ${own}, claimed_at from edi_invoice where tenant_id = ? and job_id = ? and ${isQueued} for update`,
          id
        )
        if (row === undefined) return "done"
        const claimedAt = row["claimed_at"] === null ? null : Number(row["claimed_at"])
        if (claimedAt !== null && claimedAt > now - claimLifetime) return "busy"
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) => em.nativeUpdate(EdiInvoiceRow, { tenantId, jobId: id }, { claimedAt: now }))
        return toKept(row)
      }),
      releaseClaim: Effect.fn("EdiInvoices.releaseClaim")(function* (jobId, why) {
        yield* changed(
          `update edi_invoice set claimed_at = 0, trouble = given.why
           from (select ?::uuid as tenant, ?::uuid as job, ?::text as why) as given
           where tenant_id = given.tenant and job_id = given.job and ${isQueued}`,
          jobId,
          why.slice(0, 500)
        )
      })
    })
  })
)

const literals = (texts: ReadonlyArray<string>) => texts.map((text) => `'${text}'`).join(", ")

/** Condition for invoices and credits that wait for the worker. */
const isQueued = "(state = 'queued' or (state = 'credited' and credit ->> 'state' = 'queued'))"

/** The table's own columns, cast where JavaScript would otherwise read a different type. */
const own = `edi_invoice.job_id as "jobId", network, state, edi_invoice.invoice_number as "invoiceNumber", edi_invoice.invoiced_on::text as "invoicedOn",
  claimed::float8 as claimed, paid::float8 as paid, control, findings, corrections, reason, trouble, state_at::float8 as "stateAt", dispute, edi_invoice.credit as credit`

const around = `join job on job.tenant_id = edi_invoice.tenant_id and job.id = edi_invoice.job_id
  join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id`

const listed = `${own}, job.number as "jobNumber", customer.customer_name as "customerName", coalesce(job.insurance ->> 'company', '') as insurer`

/** The insurer's payments on a job, net of refunds. */
const keptOfInsurer = `(
    select coalesce(sum(payment.amount_received - coalesce((
      select sum((refund ->> 'amount')::bigint) from jsonb_array_elements(case when jsonb_typeof(payment.refunds) = 'array' then payment.refunds end) as refund
      where refund ->> 'status' = 'refunded'), 0)), 0)::bigint
    from payment
    where payment.tenant_id = job.tenant_id and payment.job_id = job.id and payment.payer = 'insurer'
      and payment.status in ('paid', 'partlyRefunded'))`

/** Deletes unsent invoices whose job is no longer an insured invoice. */
const lettingGo = `
  delete from edi_invoice using job
  where edi_invoice.tenant_id = ? and edi_invoice.state in ('draft', 'ready')
    and job.tenant_id = edi_invoice.tenant_id and job.id = edi_invoice.job_id and (job.stage <> 'invoice' or jsonb_typeof(job.insurance) is distinct from 'object')`

const crediting = `
  update edi_invoice set state = 'credited', state_at = given.now,
    credit = case when edi_invoice.state in (${literals(EdiState.literals.filter(isReceivedByPartner))})
        and exists (select from edi_entry where edi_entry.tenant_id = edi_invoice.tenant_id and edi_entry.job_id = edi_invoice.job_id
          and edi_entry.what in (${literals(sentEvents)}))
      then jsonb_build_object('number', (job.credit ->> 'number')::int, 'state', 'due', 'control', null, 'reason', '', 'at', given.now) end
  from (select ?::uuid as tenant, ?::bigint as now) as given join job on job.tenant_id = given.tenant
  where edi_invoice.tenant_id = given.tenant and edi_invoice.state <> 'credited'
    and job.tenant_id = edi_invoice.tenant_id and job.id = edi_invoice.job_id and jsonb_typeof(job.credit) = 'object'`

/** Adds insured invoices of insurers whose partner is active, from the partner's start date on. */
const takingIn = `
  insert into edi_invoice (tenant_id, job_id, network, state, invoice_number, invoiced_on, claimed, paid, control, findings, corrections, reason, trouble, state_at)
  select job.tenant_id, job.id, insurer.network, 'draft', job.invoice_number, job.invoiced_on, 0, 0, null, '[]', '{}', '', '', given.now
  from (select ?::uuid as tenant, ?::bigint as now) as given
  join edi_partner on edi_partner.tenant_id = given.tenant
  join insurer on insurer.tenant_id = edi_partner.tenant_id and insurer.network = edi_partner.network
  join insurer_name on insurer_name.tenant_id = insurer.tenant_id and insurer_name.insurer_id = insurer.id
  join job on job.tenant_id = edi_partner.tenant_id and job.insurer = insurer_name.name_key and job.invoiced_on >= edi_partner.since
  where edi_partner.is_active and job.stage = 'invoice'
    and jsonb_typeof(job.insurance) = 'object' and jsonb_typeof(job.credit) is distinct from 'object'
  on conflict (tenant_id, job_id) do nothing`

/**
 * Finds invoices to settle: among open and overpaid ones, and paid ones whose job has a balance again, those whose
 * stored amount differs from the insurer's net payments, or short-paid ones with adjustments.
 */
const unsettled = `
  with asked as (
    select tenant_id, job_id from edi_invoice where tenant_id = ? and state <> all (array['paid', 'overPaid', 'credited'])
    union select tenant_id, job_id from edi_invoice where tenant_id = ? and state = 'overPaid'
    union select edi_invoice.tenant_id, edi_invoice.job_id from job
      join edi_invoice on edi_invoice.tenant_id = job.tenant_id and edi_invoice.job_id = job.id and edi_invoice.state = 'paid'
      where job.tenant_id = ? and job.balance > 0
  )
  select edi_invoice.job_id from asked
  join edi_invoice on edi_invoice.tenant_id = asked.tenant_id and edi_invoice.job_id = asked.job_id
  join job on job.tenant_id = edi_invoice.tenant_id and job.id = edi_invoice.job_id
  where ${keptOfInsurer} <> edi_invoice.paid
    or (edi_invoice.state in ('shortPaid', 'disputed') and job.adjustments <> '[]')
  limit ?`

/** Condition for unsettled invoices. */
const isOpen = "state <> all (array['paid', 'overPaid', 'credited'])"

const listQuery = (state: EdiState | undefined): ListQuery => ({
  table: "edi_invoice",
  id: "edi_invoice.job_id",
  select: listed,
  join: around,
  where: [state === undefined ? { sql: isOpen, values: [] } : { sql: "state = ?", values: [state] }],
  order: { keys: ["edi_invoice.invoiced_on", "edi_invoice.job_id"], descending: true },
  isServed: true
})

const { jobNumber: _number, customerName: _name, insurer: _insurer, ...kept } = EdiInvoice.fields
const toKept: (row: object) => StoredEdiInvoice = decodeStored(
  Schema.Struct({ ...kept, corrections: EdiCorrections }),
  {
    disableChecks: true
  }
)
const toListed: (row: object) => EdiInvoice = decodeStored(EdiInvoice, { disableChecks: true })
const toInterchange: (row: object) => EdiInterchange = decodeStored(EdiInterchange, { disableChecks: true })
const toEntry: (row: object) => EdiHistoryEntry = decodeStored(EdiHistoryEntry, { disableChecks: true })
