import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import { JobChanged, JobKept, JobNotFound, type NotDeletableReason } from "#domain/jobs/jobFailures.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { traced } from "#domain/shared/traced.ts"
import { batchOf } from "../batchOf.ts"
import { columnNames, columnsJson, tableOf } from "../columns.ts"
import { Database } from "../Database.ts"
import { groupedBatchOf } from "../groupedBatchOf.ts"
import { groupedPageOf } from "../groupedPageOf.ts"
import { insertRows } from "../insertRows.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { saveVersion } from "../saveVersion.ts"
import type { Statements } from "../TenantTransaction.ts"
import { tenantPolicy } from "../tenantPolicy.ts"
import { EstimateLineRow, JobInstallerRow, PaymentRow } from "./jobDetailRows.ts"
import { jobGroups } from "./jobGroups.ts"
import { jobListQuery } from "./jobListQuery.ts"
import { JobRow } from "./JobRow.ts"
import { toInstallerRows, toJobRow, toLineRows, toPaymentRows } from "./jobRows.ts"
import { installsOn, relatedJobs } from "./relatedJobs.ts"
import { openJob, openJobAt, readJob } from "./readJob.ts"

/** The last number assigned in each of a shop's series. */
const NumberSeriesSchema = defineEntity({
  name: "NumberSeriesRow",
  tableName: "number_series",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    series: p.text().primary(),
    last: p.integer()
  }
})

export class NumberSeriesRow extends NumberSeriesSchema.class {}
NumberSeriesSchema.setClass(NumberSeriesRow)

export const jobsPostgres = Layer.effect(
  Jobs,
  Effect.gen(function* () {
    const database = yield* Database

    const get = traced("Jobs.get")(function* (id: JobId) {
      const { id: tenantId } = yield* CurrentTenant
      return (yield* database.read((reading) => readJob(reading, tenantId, id))) ?? (yield* new JobNotFound({ id }))
    })

    return Jobs.of({
      list: traced("Jobs.list")(function* (search) {
        const { group } = search
        const { rows, ...rest } = yield* cursorChecked(
          group === undefined
            ? database.read((reading) => pageOf(reading, jobListQuery(search), search))
            : database.transaction(
                database.read((reading) =>
                  groupedPageOf(reading, jobListQuery(search), jobGroups(group, search.sort), search)
                )
              )
        )
        return { items: rows as ReadonlyArray<JobSummary>, ...rest }
      }),
      batch: traced("Jobs.batch")(function* (search, after) {
        const { group } = search
        const { rows, next } = yield* group === undefined
          ? database.read((reading) => batchOf(reading, jobListQuery(search), after))
          : database.transaction(
              database.read((reading) =>
                groupedBatchOf(reading, jobListQuery(search), jobGroups(group, search.sort), after)
              )
            )
        return { items: rows as ReadonlyArray<JobSummary>, next }
      }),
      get,
      getForUpdate: traced("Jobs.getForUpdate")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        return (yield* database.write((writing) => openJob(writing, tenantId, id))) ?? (yield* new JobNotFound({ id }))
      }),
      getForUpdateAt: traced("Jobs.getForUpdateAt")(function* (id, version) {
        const { id: tenantId } = yield* CurrentTenant
        const { isCurrent, job } = yield* database.write((writing) => openJobAt(writing, tenantId, id, version))
        if (job === undefined) return yield* new JobNotFound({ id })
        return isCurrent ? job : yield* new JobChanged({ current: job })
      }),
      add: traced("Jobs.add")(function* (job) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.send((writing) =>
          Promise.all([
            insertRows(writing, JobRow, [toJobRow(job, tenantId)]),
            insertRows(writing, EstimateLineRow, toLineRows(job, tenantId)),
            insertRows(writing, PaymentRow, toPaymentRows(job, tenantId)),
            insertRows(writing, JobInstallerRow, toInstallerRows(job, tenantId))
          ])
        )
      }),
      save: traced("Jobs.save")(function* <J extends Job>(job: J) {
        const { id: tenantId } = yield* CurrentTenant
        const next = withFields(job, { version: job.version + 1 })
        const saved = yield* database.transaction(
          Effect.gen(function* () {
            if (
              !(yield* database.query((em) =>
                saveVersion(em, JobRow, { tenantId, id: job.id, version: job.version }, toJobRow(next, tenantId))
              ))
            )
              return false
            yield* database.write((writing) =>
              Promise.all([
                writing.execute("delete from estimate_line where tenant_id = ? and job_id = ?", [tenantId, job.id]),
                insertRows(writing, EstimateLineRow, toLineRows(next, tenantId)),
                writing.execute("delete from job_installer where tenant_id = ? and job_id = ?", [tenantId, job.id]),
                insertRows(writing, JobInstallerRow, toInstallerRows(next, tenantId)),
                keepPayments(writing, next, tenantId)
              ])
            )
            return true
          })
        )
        return saved ? next : yield* new JobChanged({ current: yield* get(job.id) })
      }),
      remove: traced("Jobs.remove")(function* ({ id, number }) {
        const { id: tenantId } = yield* CurrentTenant
        const [held] = yield* database.write((writing) => writing.execute(deletionBlockerSql, [tenantId, id]))
        if (held !== undefined) return yield* new JobKept({ number, because: held["because"] as NotDeletableReason })
        const gone = yield* database.query((em) => em.nativeDelete(JobRow, { tenantId, id }))
        if (gone === 0) return yield* new JobNotFound({ id })
      }),
      reassign: traced("Jobs.reassign")(function* (customer, of, only) {
        const { id: tenantId } = yield* CurrentTenant
        const some = only === undefined ? "" : "and id = any(?::uuid[])"
        const rows = yield* database.write((writing) =>
          writing.execute(
            `update job set customer_id = ?, former_customer_ids = (former_customer_ids - ?::text - ?::text) || to_jsonb(?::text),
              version = version + 1 where tenant_id = ? and customer_id = ? ${some} returning id`,
            [customer, of, customer, of, tenantId, of, ...(only === undefined ? [] : [`{${only.join(",")}}`])]
          )
        )
        return rows.map(({ id }) => id as JobId)
      }),
      related: traced("Jobs.related")(function* (search) {
        const { id: tenantId } = yield* CurrentTenant
        return yield* database.read((reading) => relatedJobs(reading, tenantId, search))
      }),
      installsOn: traced("Jobs.installsOn")(function* (day) {
        const { id: tenantId } = yield* CurrentTenant
        return yield* database.read((reading) => installsOn(reading, tenantId, day))
      }),
      nextNumber: traced("Jobs.nextNumber")(function* (series) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.write((writing) =>
          writing.execute(takeNumber, [tenantId, series, firstOf[series]])
        )
        return Number(rows[0]!["last"])
      })
    })
  })
)

const firstOf = { job: 1001, invoice: 1, credit: 1 } as const

/**
 * The row stays locked until the transaction ends: a second request waits, and a number that was not used is assigned
 * again.
 */
const takeNumber = `
  insert into number_series (tenant_id, series, last) values (?, ?, ?)
  on conflict (tenant_id, series) do update set last = number_series.last + 1
  returning last`

/** The first related record that prevents a job from being deleted. A file deleted within the last day still counts. */
const deletionBlockerSql = `
  with job as (select ?::uuid as tenant_id, ?::uuid as id)
  select 'signatures' as because from signature join job on job.tenant_id = signature.tenant_id and job.id = signature.job_id
  union all select 'links' from job_link join job on job.tenant_id = job_link.tenant_id and job.id = job_link.job_id
  union all select 'messages' from message join job on job.tenant_id = message.tenant_id and job.id = message.job_id
  union all select 'files' from job_file join job on job.tenant_id = job_file.tenant_id and job.id = job_file.job_id
  union all select 'site' from site_event join job on job.tenant_id = site_event.tenant_id and job.id = site_event.job_id
  limit 1`

/** Payments are only ever inserted; a payment's new state (paid, refunded, voided) is updated in place. */
const keepPayments = async (writing: Statements, job: Job, tenantId: string): Promise<void> => {
  if (job.payments.length === 0) return
  const rows = columnsJson(PaymentRow, toPaymentRows(job, tenantId))
  await Promise.all([writing.execute(becoming, [rows]), writing.execute(adding, [rows])])
}

/** The columns of a payment that may change after it was recorded. */
const changing = ["status", "source", "collection_date", "card", "decline", "refunds", "voided"]

const becoming = `
  update payment set ${changing.map((field) => `${field} = now.${field}`).join(", ")}
  from jsonb_populate_recordset(null::payment, ?) as now
  where payment.tenant_id = now.tenant_id and payment.job_id = now.job_id and payment.id = now.id
    and (payment.status, payment.refunds) is distinct from (now.status, now.refunds)`

const columns = columnNames(PaymentRow, [...tableOf(PaymentRow).columns.keys()])
const adding = `
  insert into payment (${columns}) select ${columns} from jsonb_populate_recordset(null::payment, ?) as now
  where not exists (select from payment where tenant_id = now.tenant_id and job_id = now.job_id and id = now.id)`
