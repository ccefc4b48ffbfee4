import { Effect, Layer, Schema } from "effect"
import {
  InsurerPace,
  maxReceivables,
  Receivable,
  type ReceivableBy,
  ReceivableRow
} from "#domain/receivables/Receivable.ts"
import { Receivables } from "#domain/receivables/Receivables.ts"
import { maxStatementInvoices, settlementsOf, StatementInvoice } from "#domain/receivables/StatementInvoice.ts"
import { Adjustment, Payment } from "#domain/payments/Payment.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { decodeStored } from "../storedJson.ts"

/** Receivables, computed by PostgreSQL from the few invoices with a balance. */
export const receivablesPostgres = Layer.effect(
  Receivables,
  Effect.gen(function* () {
    const database = yield* Database
    const rowsOf = Effect.fnUntraced(function* (sql: string, ...values: ReadonlyArray<unknown>) {
      const { id } = yield* CurrentTenant
      return yield* database.read((reading) => reading.execute(sql, [id, ...values]))
    })
    return Receivables.of({
      aging: Effect.fn("Receivables.aging")(function* (by, today) {
        const rows = yield* rowsOf(
          `${openOf(by)}
          select key, max(name) as name, count(*)::int as count,
            coalesce(sum(owed) filter (where given.today - invoiced_on <= 30), 0)::float8 as days0,
            coalesce(sum(owed) filter (where given.today - invoiced_on between 31 and 60), 0)::float8 as days31,
            coalesce(sum(owed) filter (where given.today - invoiced_on between 61 and 90), 0)::float8 as days61,
            coalesce(sum(owed) filter (where given.today - invoiced_on > 90), 0)::float8 as days91,
            sum(owed)::float8 as total
          from open, (select ?::date as today) as given group by key order by total desc, key collate "C"`,
          today
        )
        return rows.map((row) => toRow(row))
      }),
      invoices: Effect.fn("Receivables.invoices")(function* (by, key, text = "") {
        const rows = yield* rowsOf(
          `${openOf(by)}
          select ${told} from open, (select ?::text as key, lower(?::text collate "und-x-icu") as text) as asked
          where (asked.key is null or open.key = asked.key) and (starts_with(open.invoice_number::text, asked.text)
            or strpos(lower(open.customer_name collate "und-x-icu"), asked.text) > 0 or strpos(lower(open.claim_number collate "und-x-icu"), asked.text) > 0)
          order by open.invoiced_on, open.id limit ?`,
          key ?? null,
          text.trim(),
          maxReceivables
        )
        return rows.map((row) => toReceivable(row))
      }),
      statement: Effect.fn("Receivables.statement")(function* (by, key) {
        const rows = yield* rowsOf(
          `${openOf(by)}
          select ${told}, location_id as "locationId", vehicle, claim_number as "claimNumber", billed::float8 as billed,
            adjustments, (${paymentsOf}) as payments
          from open where key = ? order by invoiced_on, id limit ?`,
          key,
          maxStatementInvoices
        )
        return rows.map((row) => toStatement(row))
      }),
      paces: Effect.fn("Receivables.paces")(function* (since) {
        const rows = yield* rowsOf(paces, since)
        return rows.map((row) => toPace(row))
      })
    })
  })
)

const told = `id as "jobId", invoice_number as "invoiceNumber", invoiced_on::text as "invoicedOn",
            customer_name as "customerName", payer, insurer, network, owed::float8 as owed`

/** The payments of an invoice's payer, in the order they were recorded. */
const paymentsOf = `
    select coalesce(jsonb_agg(jsonb_build_object('payer', payment.payer, 'status', payment.status,
      'amountReceived', payment.amount_received, 'collectionDate', payment.collection_date::text, 'source', payment.source,
      'description', payment.description,
      'refunds', case when jsonb_typeof(payment.refunds) = 'array' then payment.refunds else '[]' end)
      order by payment.position), '[]')
    from payment
    where payment.tenant_id = open.tenant_id and payment.job_id = open.id and payment.payer = open.payer`

/** A payer's payments on a job, net of refunds. Computed once per job, however often it is used. */
const kept = `
    cross join lateral (select coalesce(sum(payment.amount_received - coalesce((
      select sum((refund ->> 'amount')::bigint)
      from jsonb_array_elements(case when jsonb_typeof(payment.refunds) = 'array' then payment.refunds end) as refund
      where refund ->> 'status' = 'refunded'), 0)), 0)::bigint as amount
    from payment
    where payment.tenant_id = job.tenant_id and payment.job_id = job.id and payment.payer = asked.payer
      and payment.status in ('paid', 'partlyRefunded')) as kept`

const insurers = `
    left join insurer_name on insurer_name.tenant_id = job.tenant_id and insurer_name.name_key = job.insurer
    left join insurer on insurer.tenant_id = insurer_name.tenant_id and insurer.id = insurer_name.insurer_id`

const insurerName = "coalesce(insurer.insurer_name, btrim(job.insurance ->> 'company'), '')"
const insurerKey = "coalesce(insurer.id::text, job.insurer)"

const keys: Readonly<Record<ReceivableBy, readonly [key: string, name: string]>> = {
  insurer: [insurerKey, insurerName],
  partner: ["coalesce(insurer.network, 'none')", "coalesce(insurer.network, 'none')"],
  customer: ["job.customer_id::text", "customer.customer_name"]
}

/** Returns the shares still owed, each with its receivables row. */
const openOf = (by: ReceivableBy) => {
  const [key, name] = keys[by]
  const payer = by === "customer" ? "customer" : "insurer"
  return `
  with owing as (
    select job.tenant_id, job.id, job.location_id, job.vehicle, job.adjustments, job.invoice_number, job.invoiced_on,
      coalesce(job.insurance ->> 'claimNumber', '') as claim_number,
      coalesce((job.totals ->> '${payer}Share')::bigint, 0) as billed, customer.customer_name, asked.payer,
      ${insurerName} as insurer, coalesce(insurer.network, 'none') as network, ${key} as key, ${name} as name,
      coalesce((job.totals ->> '${payer}Share')::bigint, 0)
        - coalesce((select sum((one ->> 'amount')::bigint) from jsonb_array_elements(job.adjustments) as one
            where one ->> 'payer' = asked.payer and one -> 'reversed' is null), 0)
        - kept.amount as owed
    from (select ?::uuid as tenant, '${payer}'::text as payer) as asked
    join job on job.tenant_id = asked.tenant${kept}
    join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id${insurers}
    where job.balance > 0 and job.stage = 'invoice' and jsonb_typeof(job.credit) is distinct from 'object'
  ),
  open as (select * from owing where owed > 0)`
}

const paces = `
  with asked as (select ?::uuid as tenant, 'insurer'::text as payer, ?::date as since),
  billed as (
    select ${insurerKey} as key, ${insurerName} as name, job.invoiced_on, settled.paid_on,
      edi_invoice.state in ('accepted', 'rejected', 'paid', 'shortPaid', 'disputed', 'overPaid') as is_answered,
      exists (select from edi_entry where edi_entry.tenant_id = job.tenant_id and edi_entry.job_id = job.id
        and edi_entry.what = 'rejected') as was_rejected
    from asked
    join job on job.tenant_id = asked.tenant and job.invoiced_on >= asked.since
    cross join lateral (select max(payment.collection_date) as paid_on from payment
      where payment.tenant_id = job.tenant_id and payment.job_id = job.id and payment.payer = 'insurer'
        and payment.status in ('paid', 'partlyRefunded')) as settled${insurers}
    left join edi_invoice on edi_invoice.tenant_id = job.tenant_id and edi_invoice.job_id = job.id
    where job.stage = 'invoice' and jsonb_typeof(job.credit) is distinct from 'object' and job.insurer <> ''
  )
  select max(name) as insurer, count(paid_on)::int as paid,
    coalesce(round(avg(greatest(paid_on - invoiced_on, 0))), 0)::int as days,
    (count(*) filter (where is_answered))::int as sent,
    (count(*) filter (where is_answered and not was_rejected))::int as "firstPass"
  from billed where paid_on is not null or is_answered
  group by key order by max(name) collate "C"`

const toRow: (row: object) => ReceivableRow = decodeStored(ReceivableRow, { disableChecks: true })
const toReceivable: (row: object) => Receivable = decodeStored(Receivable, { disableChecks: true })
const toPace: (row: object) => InsurerPace = decodeStored(InsurerPace, { disableChecks: true })

const { settlements: _settlements, ...listed } = StatementInvoice.fields
const { amountReceived, collectionDate, description, payer, refunds, source, status } = Payment.fields
const StoredStatement = Schema.Struct({
  ...listed,
  adjustments: Schema.Array(Adjustment),
  payments: Schema.Array(Schema.Struct({ amountReceived, collectionDate, description, payer, refunds, source, status }))
})
const decodeStatement: (row: object) => typeof StoredStatement.Type = decodeStored(StoredStatement, {
  disableChecks: true
})
const toStatement = (row: object): StatementInvoice => {
  const { adjustments, payments, ...invoice } = decodeStatement(row)
  return { ...invoice, settlements: settlementsOf(invoice.payer, payments, adjustments) }
}
