import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { Outbox, type OutboxMessage, claimLifetime } from "#domain/mail/Outbox.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { belongsTo } from "../belongsTo.ts"
import { Database } from "../Database.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { WorkQueue } from "../queue/WorkQueue.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/**
 * Mail to be sent. Times in milliseconds UTC. Contains neither text nor secrets: a mail is composed when it is sent.
 */
const OutboxSchema = defineEntity({
  name: "OutboxRow",
  tableName: "outbox",
  ...tenantPolicy,
  indexes: [
    { name: "outbox_by_user", properties: ["tenantId", "userId"] },
    { name: "outbox_done", properties: ["tenantId", "doneAt"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    kind: p.text(),
    userId: p.uuid(),
    /** The device and network of the reported sign-in; empty in other mail. */
    device: p.text().default(""),
    /** The number of failed attempts, and since when; null in other mail. */
    tries: p.integer().nullable(),
    since: p.bigint("number").nullable(),
    /** The quote from the public page that it is about; null in other mail. */
    quote: p.json<OutboxMessage["quote"] | null>().nullable(),
    /** The dispatch that it is about; null in other mail. */
    dispatch: p.json<OutboxMessage["dispatch"] | null>().nullable(),
    /** The reminder that it is about; null in other mail. */
    reminder: p.json<OutboxMessage["reminder"] | null>().nullable(),
    /** The network whose unmatched files it is about; null in other mail. */
    stray: p.json<OutboxMessage["stray"] | null>().nullable(),
    /** The invoice that it is about; null in other mail. */
    invoice: p.json<OutboxMessage["invoice"] | null>().nullable(),
    claimedAt: p.bigint("number").nullable(),
    doneAt: p.bigint("number").nullable(),
    /** When sending was given up; `trouble` is the reason. */
    failedAt: p.bigint("number").nullable(),
    /** Why the last attempt failed. */
    trouble: p.text(),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "outbox_user_id", onDelete: "cascade" })
  }
})

export class OutboxRow extends OutboxSchema.class {}
OutboxSchema.setClass(OutboxRow)

/** How long sent mail is remembered, in milliseconds. */
const remembered = 30 * 24 * 3_600_000

export const outboxPostgres = Layer.effect(
  Outbox,
  Effect.gen(function* () {
    const database = yield* Database
    const newId = yield* NewId
    const queue = yield* WorkQueue
    return Outbox.of({
      enqueue: Effect.fn("Outbox.enqueue")(function* (posted) {
        const { kind, userId, device = "", tries = null, since = null } = posted
        const { quote = null, dispatch = null, reminder = null, stray = null, invoice = null } = posted
        const { id: tenant } = yield* CurrentTenant
        const id = yield* newId.next
        const about = { quote, dispatch, reminder, stray, invoice }
        const posting = { tenantId: tenant, id, kind, userId, device, tries, since, ...about, trouble: "" }
        yield* database.query((em) => em.insert(OutboxRow, posting))
        yield* queue.add("mail", { tenant, id })
      }),
      claim: Effect.fn("Outbox.claim")(function* (id, now) {
        const { id: tenant } = yield* CurrentTenant
        return yield* database.query(async (em): Promise<OutboxMessage | "done" | "busy"> => {
          await em.nativeDelete(OutboxRow, { tenantId: tenant, doneAt: { $lt: now - remembered } })
          const open = { tenantId: tenant, id, doneAt: null }
          const claimed = await em.nativeUpdate(
            OutboxRow,
            { ...open, $or: [{ claimedAt: null }, { claimedAt: { $lte: now - claimLifetime } }] },
            { claimedAt: now }
          )
          const row = await em.findOne(OutboxRow, open, { disableIdentityMap: true })
          if (row === null) return "done"
          return claimed === 1 ? postingOf(row) : "busy"
        })
      }),
      markDone: Effect.fn("Outbox.markDone")(function* (id, now) {
        const { id: tenant } = yield* CurrentTenant
        yield* database.query((em) => em.nativeUpdate(OutboxRow, { tenantId: tenant, id }, { doneAt: now }))
      }),
      markFailed: Effect.fn("Outbox.markFailed")(function* (id, why, now) {
        const { id: tenant } = yield* CurrentTenant
        const failed = { doneAt: now, failedAt: now, trouble: why.slice(0, 500) }
        yield* database.query((em) => em.nativeUpdate(OutboxRow, { tenantId: tenant, id }, failed))
      }),
      releaseClaim: Effect.fn("Outbox.releaseClaim")(function* (id, why) {
        const { id: tenant } = yield* CurrentTenant
        const waiting = { claimedAt: null, trouble: why.slice(0, 500) }
        yield* database.query((em) => em.nativeUpdate(OutboxRow, { tenantId: tenant, id }, waiting))
      })
    })
  })
)

const postingOf = ({ device, dispatch, invoice, kind, quote, reminder, since, stray, tries, userId }: OutboxRow) =>
  ({
    kind,
    userId,
    ...(device === "" ? {} : { device }),
    ...(tries === null ? {} : { tries }),
    ...(since === null ? {} : { since }),
    ...((quote ?? null) === null ? {} : { quote }),
    ...((dispatch ?? null) === null ? {} : { dispatch }),
    ...((reminder ?? null) === null ? {} : { reminder }),
    ...((stray ?? null) === null ? {} : { stray }),
    ...((invoice ?? null) === null ? {} : { invoice })
  }) as OutboxMessage
