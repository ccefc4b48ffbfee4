import { LockMode } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { Message } from "#domain/messages/Message.ts"
import { takenOverAfter } from "#domain/mail/Outbox.ts"
import { isLater, Messages } from "#domain/messages/Messages.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { WorkQueue } from "../queue/WorkQueue.ts"
import { MessageRow } from "./MessageRow.ts"

export const messagesPostgres = Layer.effect(
  Messages,
  Effect.gen(function* () {
    const database = yield* Database
    const queue = yield* WorkQueue
    return Messages.of({
      put: Effect.fn("Messages.put")(function* (message, notice) {
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
          if (claimedAt !== null && claimedAt > now - takenOverAfter) return "busy"
          await em.nativeUpdate(MessageRow, { tenantId, id }, { claimedAt: now })
          return { message: toMessage(fieldValues(row)), isAgain: claimedAt !== null }
        })
      }),
      putBack: Effect.fn("Messages.putBack")(function* (id, why) {
        const { id: tenantId } = yield* CurrentTenant
        const waiting = { claimedAt: 0, detail: why.slice(0, 500) }
        yield* database.query((em) => em.nativeUpdate(MessageRow, { tenantId, id, state: "queued" }, waiting))
      }),
      settle: Effect.fn("Messages.settle")(function* (id, { state, trouble, detail }, now) {
        const { id: tenantId } = yield* CurrentTenant
        return yield* database.query(async (em) => {
          const row = await em.findOne(
            MessageRow,
            { tenantId, id },
            { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true }
          )
          if (row === null || !isLater(state, toMessage(fieldValues(row)).state)) return false
          const settled = { state, trouble, detail: detail.slice(0, 500), stateAt: now }
          await em.nativeUpdate(MessageRow, { tenantId, id }, settled)
          return true
        })
      })
    })
  })
)

const toMessage = Schema.decodeUnknownSync(Message)
