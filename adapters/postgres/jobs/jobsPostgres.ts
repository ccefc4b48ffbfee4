import { type EntityManager, LockMode } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { Job } from "#domain/jobs/Job.ts"
import { JobChanged, JobNotFound } from "#domain/jobs/jobFailures.ts"
import type { JobId } from "#domain/jobs/JobId.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { CustomerRow } from "../customers/CustomerRow.ts"
import { Database } from "../Database.ts"
import { pageOf } from "../pageOf.ts"
import { saveVersion } from "../saveVersion.ts"
import { EstimateLineRow } from "./EstimateLineRow.ts"
import { jobListQuery, toSummary } from "./jobListQuery.ts"
import { JobRow } from "./JobRow.ts"
import { toJob, toJobRow, toLineRow } from "./jobRows.ts"
import { PaymentRow } from "./PaymentRow.ts"

export const jobsPostgres = Layer.effect(
  Jobs,
  Effect.gen(function*() {
    const database = yield* Database

    const read = Effect.fnUntraced(function*(id: JobId, lock: boolean) {
      const { id: tenantId } = yield* CurrentTenant
      const found = yield* database.query((em) => readJob(em, tenantId, id, lock))
      return found ?? (yield* new JobNotFound({ id }))
    })

    return Jobs.of({
      list: Effect.fn("Jobs.list")(function*(search) {
        const { rows, total } = yield* database.query((em) => pageOf(em, jobListQuery(search)))
        return { items: rows.map(toSummary), total }
      }),
      get: Effect.fn("Jobs.get")((id: JobId) => read(id, false)),
      open: Effect.fn("Jobs.open")((id: JobId) => read(id, true)),
      add: Effect.fn("Jobs.add")(function*(job) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.transaction(database.query(async (em) => {
          await em.insert(JobRow, { ...toJobRow(job), tenantId })
          await writeLines(em, tenantId, job)
          await writePayments(em, tenantId, job, new Set())
        }))
      }),
      save: Effect.fn("Jobs.save")(function*(job) {
        const { id: tenantId } = yield* CurrentTenant
        const next = new Job({ ...job, version: job.version + 1 })
        const saved = yield* database.transaction(database.query(async (em) => {
          if (!await saveVersion(em, JobRow, { tenantId, id: job.id, version: job.version }, toJobRow(next))) return false
          await em.nativeDelete(EstimateLineRow, { tenantId, jobId: job.id })
          await writeLines(em, tenantId, next)
          await writePayments(em, tenantId, next, await paymentIds(em, tenantId, next))
          return true
        }))
        return saved ? next : yield* new JobChanged({ current: yield* read(job.id, false) })
      }),
      nextNumber: Effect.fn("Jobs.nextNumber")(function*(series) {
        const { id: tenantId } = yield* CurrentTenant
        const row = (yield* database.query((em) => em.execute(takeNumber, [tenantId, series, firstOf[series]])))[0]!
        return Number(row.last)
      })
    })
  })
)

const firstOf = { job: 1001, invoice: 1 } as const

/** The row stays locked until the call is done: who comes second waits, and a number that was not used is given again. */
const takeNumber = `
  insert into number_series (tenant_id, series, last) values (?, ?, ?)
  on conflict (tenant_id, series) do update set last = number_series.last + 1
  returning last`

const readJob = async (em: EntityManager, tenantId: string, id: JobId, lock: boolean) => {
  const locking = lock && em.isInTransaction() ? { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const : {}
  const row = await em.findOne(JobRow, { tenantId, id }, locking)
  if (row === null) return undefined
  const lines = await em.find(EstimateLineRow, { tenantId, jobId: id }, { orderBy: { position: "asc" }, refresh: true })
  const payments = await em.find(PaymentRow, { tenantId, jobId: id }, { orderBy: { position: "asc" } })
  const customer = await em.findOneOrFail(CustomerRow, { tenantId, id: row.customerId }, { fields: ["customerName"] })
  return toJob(row, customer.customerName, lines, payments)
}

const writeLines = async (em: EntityManager, tenantId: string, job: Job) => {
  if (job.lines.length === 0) return
  await em.insertMany(EstimateLineRow, job.lines.map((line, position) => toLineRow(line, { tenantId, jobId: job.id, position })))
}

const paymentIds = async (em: EntityManager, tenantId: string, job: Job): Promise<ReadonlySet<string>> =>
  new Set((await em.find(PaymentRow, { tenantId, jobId: job.id }, { fields: ["id"], disableIdentityMap: true })).map(({ id }) => id))

/** Payments are only ever added; what a payment became (paid, refunded) is written over it. */
const writePayments = async (em: EntityManager, tenantId: string, job: Job, known: ReadonlySet<string>) => {
  for (const [position, payment] of job.payments.entries()) {
    if (known.has(payment.id)) await em.nativeUpdate(PaymentRow, { tenantId, jobId: job.id, id: payment.id }, { status: payment.status })
    else await em.insert(PaymentRow, { ...payment, tenantId, jobId: job.id, position })
  }
}
