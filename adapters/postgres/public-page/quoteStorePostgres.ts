import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { QuoteStore, type QuoteHold, type UnpaidQuote } from "#domain/public-page/QuoteStore.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { belongsTo } from "../belongsTo.ts"
import { DayColumn } from "../columns.ts"
import { Database } from "../Database.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** Installers' hours held by visitors of the public page. Times in milliseconds UTC. */
const QuoteHoldSchema = defineEntity({
  name: "QuoteHoldRow",
  tableName: "quote_hold",
  ...tenantPolicy,
  indexes: [{ name: "quote_hold_by_end", properties: ["tenantId", "expiresAt"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    userId: p.uuid(),
    from: p.bigint("number").name("starts_at"),
    to: p.bigint("number").name("ends_at"),
    expiresAt: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "quote_hold_user", onDelete: "cascade" })
  }
})

export class QuoteHoldRow extends QuoteHoldSchema.class {}
QuoteHoldSchema.setClass(QuoteHoldRow)

/** Requests from the public page by their client-generated ids: each becomes one job, however often it is sent. */
const QuoteRequestSchema = defineEntity({
  name: "QuoteRequestRow",
  tableName: "quote_request",
  ...tenantPolicy,
  indexes: [
    { name: "quote_request_by_time", properties: ["tenantId", "at"] },
    {
      name: "quote_request_untold",
      expression:
        "CREATE INDEX quote_request_untold ON public.quote_request USING btree (tenant_id, at) WHERE (unpaid_by IS NOT NULL)"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** Time received, milliseconds UTC. */
    at: p.bigint("number"),
    /** Not a foreign key: a deleted job may be restored. Null until the request completes. */
    jobId: p.uuid().nullable(),
    /**
     * Set while a deposit is pending and the shop has not been notified: how the visitor wants to be contacted, and
     * their note.
     */
    unpaidBy: p.text().$type<UnpaidQuote["by"]>().nullable(),
    unpaidLanguage: p.text().$type<UnpaidQuote["language"]>().nullable(),
    unpaidNote: p.text().nullable()
  }
})

export class QuoteRequestRow extends QuoteRequestSchema.class {}
QuoteRequestSchema.setClass(QuoteRequestRow)

/** How many visitors reached a step of the public quote on a day, without any data about them. */
const QuoteStepSchema = defineEntity({
  name: "QuoteStepRow",
  tableName: "quote_step",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    day: p.type(DayColumn).$type<string>().primary(),
    step: p.text().primary(),
    count: p.integer()
  }
})

export class QuoteStepRow extends QuoteStepSchema.class {}
QuoteStepSchema.setClass(QuoteStepRow)

/** How long a request's id is remembered, in milliseconds: as long as the visitor's device may resend it. */
const remembered = 31 * 24 * 3_600_000

/** Storage for the public quote page, with row-level security. */
export const quoteStorePostgres = Layer.effect(
  QuoteStore,
  Effect.gen(function* () {
    const database = yield* Database
    const write = Effect.fnUntraced(function* (statement: string, ...values: ReadonlyArray<unknown>) {
      const { id: tenantId } = yield* CurrentTenant
      return yield* database.write((writing) => writing.execute(statement, [tenantId, ...values]))
    })
    return QuoteStore.of({
      activeHolds: Effect.fnUntraced(function* (now, butOf) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.read((reading) => reading.execute(holding, [tenantId, now, butOf]))
        return rows as ReadonlyArray<object> as ReadonlyArray<QuoteHold>
      }),
      saveHold: Effect.fnUntraced(function* ({ id, userId, from, to, expiresAt }, now) {
        yield* write("delete from quote_hold where tenant_id = ? and expires_at <= ?", now)
        yield* write(keeping, id, userId, from, to, expiresAt)
      }),
      releaseHold: (id) => Effect.asVoid(write("delete from quote_hold where tenant_id = ? and id = ?", id)),
      claimRequest: Effect.fnUntraced(function* (id, now) {
        yield* write("delete from quote_request where tenant_id = ? and at < ?", now - remembered)
        // A concurrent second request waits here until the first is done, and then finds its job.
        yield* write("insert into quote_request (tenant_id, id, at) values (?, ?, ?) on conflict do nothing", id, now)
        return foundJob(yield* write(becoming, id))
      }),
      jobOf: Effect.fnUntraced(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        return foundJob(yield* database.read((reading) => reading.execute(becoming, [tenantId, id])))
      }),
      linkJob: Effect.fnUntraced(function* (id, job, unpaid) {
        const { id: tenantId } = yield* CurrentTenant
        const { by = null, language = null, note = null } = unpaid ?? {}
        yield* database.write((writing) => writing.execute(became, [job, by, language, note, tenantId, id]))
      }),
      markNotified: (job) => Effect.asVoid(write(telling, job)),
      unnotified: Effect.fnUntraced(function* (before) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.read((reading) => reading.execute(untold, [tenantId, before]))
        return rows as ReadonlyArray<object> as ReadonlyArray<UnpaidQuote & { readonly jobId: JobId }>
      }),
      countStep: (day, step) => Effect.asVoid(write(counting, day, step)),
      stepCounts: Effect.fnUntraced(function* (from, to) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.read((reading) => reading.execute(counted, [tenantId, from, to]))
        return rows as ReadonlyArray<object> as ReadonlyArray<{ readonly step: string; readonly count: number }>
      })
    })
  })
)

const becoming = 'select job_id as "jobId" from quote_request where tenant_id = ? and id = ?'

const foundJob = ([row]: ReadonlyArray<object>) =>
  (row as { readonly jobId: JobId | null } | undefined)?.jobId ?? undefined

const became = `
  update quote_request set job_id = ?, unpaid_by = ?, unpaid_language = ?, unpaid_note = ?
  where tenant_id = ? and id = ?`

const telling = `
  update quote_request set unpaid_by = null, unpaid_language = null, unpaid_note = null
  where tenant_id = ? and job_id = ? and unpaid_by is not null`

const untold = `
  select job_id as "jobId", unpaid_by as "by", unpaid_language as "language", unpaid_note as "note"
  from quote_request where tenant_id = ? and at < ? and unpaid_by is not null order by at, id limit 100`

const holding = `
  select id, user_id as "userId", starts_at::float8 as "from", ends_at::float8 as "to", expires_at::float8 as "expiresAt"
  from quote_hold where tenant_id = ? and expires_at > ? and id <> ? order by starts_at, id`

const keeping = `
  insert into quote_hold (tenant_id, id, user_id, starts_at, ends_at, expires_at) values (?, ?, ?, ?, ?, ?)
  on conflict (tenant_id, id) do update set user_id = excluded.user_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, expires_at = excluded.expires_at`

const counting = `
  insert into quote_step (tenant_id, day, step, count) values (?, ?, ?, 1)
  on conflict (tenant_id, day, step) do update set count = quote_step.count + 1`

const counted = `
  select step, sum(count)::float8 as count from quote_step where tenant_id = ? and day >= ? and day <= ? group by step`
