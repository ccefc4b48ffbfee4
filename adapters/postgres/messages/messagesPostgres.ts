import { defineEntity, LockMode, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { claimLifetime } from "#domain/mail/Outbox.ts"
import { Message } from "#domain/messages/Message.ts"
import { isLaterState, Messages } from "#domain/messages/Messages.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { JobLinkRow } from "../job-links/jobLinksPostgres.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { WorkQueue } from "../queue/WorkQueue.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/**
 * Messages to customers about their jobs, and their delivery state. Times in milliseconds UTC. `notice` names an
 * automatic message; each is sent only once per job.
 */
const MessageSchema = defineEntity({
  name: "MessageRow",
  tableName: "message",
  ...tenantPolicy,
  indexes: [{ name: "message_by_job", properties: ["tenantId", "jobId", "id"] }],
  uniques: [{ name: "message_notice", properties: ["tenantId", "jobId", "notice"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    jobId: p.uuid(),
    channel: p.text(),
    template: p.text(),
    language: p.text(),
    to: p.text().name("to_address"),
    toName: p.text(),
    subject: p.text(),
    body: p.text(),
    isTest: p.boolean(),
    linkId: p.uuid().nullable(),
    state: p.text(),
    trouble: p.text().nullable(),
    detail: p.text(),
    by: p.text().name("by_name"),
    at: p.bigint("number"),
    stateAt: p.bigint("number"),
    claimedAt: p.bigint("number").nullable(),
    notice: p.text().nullable(),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "message_job", onDelete: "restrict" }),
    link: () => belongsTo(JobLinkRow, { columns: ["tenant_id", "link_id"], key: "message_link", onDelete: "restrict" })
  }
})

export class MessageRow extends MessageSchema.class {}
MessageSchema.setClass(MessageRow)

export const messagesPostgres = Layer.effect(
  Messages,
  Effect.gen(function* () {
    const database = yield* Database
    const queue = yield* WorkQueue
    return Messages.of({
      enqueue: Effect.fn("Messages.enqueue")(function* (message, notice) {
        const { id: tenant } = yield* CurrentTenant
        yield* database.query((em) => em.insert(MessageRow, { ...message, tenantId: tenant, notice: notice ?? null }))
        const { id } = message
        yield* queue.add("messages", { tenant, id })
      }),
      noticesOf: Effect.fn("Messages.noticesOf")(function* (jobs) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(
            MessageRow,
            { tenantId, jobId: { $in: [...jobs] }, notice: { $ne: null } },
            { fields: ["jobId", "notice"], disableIdentityMap: true }
          )
        )
        return new Map(
          jobs.map((id) => [id, new Set(rows.filter(({ jobId }) => jobId === id).map(({ notice }) => notice!))])
        )
      }),
      get: Effect.fn("Messages.get")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* database.query((em) =>
          em.findOne(MessageRow, { tenantId, id }, { disableIdentityMap: true })
        )
        return row === null ? undefined : toMessage(fieldValues(row))
      }),
      ofJob: Effect.fn("Messages.ofJob")(function* (jobId) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(MessageRow, { tenantId, jobId }, { orderBy: { id: "desc" }, disableIdentityMap: true })
        )
        return rows.map((row) => toMessage(fieldValues(row)))
      }),
      claim: Effect.fn("Messages.claim")(function* (id, now) {
        const { id: tenantId } = yield* CurrentTenant
        return yield* database.query(async (em) => {
          const row = await em.findOne(
            MessageRow,
            { tenantId, id, state: "queued" },
            { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true }
          )
          if (row === null) return "done"
          const claimedAt = row.claimedAt ?? null
          if (claimedAt !== null && claimedAt > now - claimLifetime) return "busy"
          await em.nativeUpdate(MessageRow, { tenantId, id }, { claimedAt: now })
          return { message: toMessage(fieldValues(row)), isAgain: claimedAt !== null }
        })
      }),
      releaseClaim: Effect.fn("Messages.releaseClaim")(function* (id, why) {
        const { id: tenantId } = yield* CurrentTenant
        const waiting = { claimedAt: 0, detail: why.slice(0, 500) }
        yield* database.query((em) => em.nativeUpdate(MessageRow, { tenantId, id, state: "queued" }, waiting))
      }),
      saveOutcome: Effect.fn("Messages.saveOutcome")(function* (id, { state, trouble, detail }, now) {
        const { id: tenantId } = yield* CurrentTenant
        return yield* database.query(async (em) => {
          const row = await em.findOne(
            MessageRow,
            { tenantId, id },
            { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true }
          )
          if (row === null || !isLaterState(state, toMessage(fieldValues(row)).state)) return false
          const settled = { state, trouble, detail: detail.slice(0, 500), stateAt: now }
          await em.nativeUpdate(MessageRow, { tenantId, id }, settled)
          return true
        })
      })
    })
  })
)

const toMessage = Schema.decodeUnknownSync(Message)
