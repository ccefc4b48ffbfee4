import { Effect, Layer } from "effect"
import { Outbox, type Posting, takenOverAfter } from "#domain/mail/Outbox.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { Database } from "../Database.ts"
import type { Row } from "../TenantTransaction.ts"
import { WorkQueue } from "../queue/WorkQueue.ts"

/** For how long it is remembered that a mail was sent, in milliseconds. */
const remembered = 30 * 24 * 3_600_000

export const outboxPostgres = Layer.effect(
  Outbox,
  Effect.gen(function* () {
    const database = yield* Database
    const newId = yield* NewId
    const queue = yield* WorkQueue
    return Outbox.of({
      put: Effect.fn("Outbox.put")(function* ({ kind, userId, device = "", tries = null, since = null }) {
        const { id: tenant } = yield* CurrentTenant
        const id = yield* newId.next
        yield* database.write(({ execute }) =>
          execute(
            "insert into outbox (tenant_id, id, kind, user_id, device, tries, since, trouble) values (?, ?, ?, ?, ?, ?, ?, '')",
            [tenant, id, kind, userId, device, tries, since]
          )
        )
        yield* queue.add("mail", { tenant, id })
      }),
      claim: Effect.fn("Outbox.claim")(function* (id, now) {
        const { id: tenant } = yield* CurrentTenant
        return yield* database.write(async ({ execute }): Promise<Posting | "done" | "busy"> => {
          await execute("delete from outbox where tenant_id = ? and done_at < ?", [tenant, now - remembered])
          const [mine] = await execute(
            `update outbox set claimed_at = ? where tenant_id = ? and id = ? and done_at is null and (claimed_at is null or claimed_at <= ?)
             returning kind, user_id, device, tries, since::float8 as since`,
            [now, tenant, id, now - takenOverAfter]
          )
          if (mine !== undefined) return postingOf(mine)
          const [kept] = await execute("select 1 from outbox where tenant_id = ? and id = ? and done_at is null", [
            tenant,
            id
          ])
          return kept === undefined ? "done" : "busy"
        })
      }),
      done: Effect.fn("Outbox.done")(function* (id, now) {
        const { id: tenant } = yield* CurrentTenant
        yield* database.write(({ execute }) =>
          execute("update outbox set done_at = ? where tenant_id = ? and id = ?", [now, tenant, id])
        )
      }),
      giveUp: Effect.fn("Outbox.giveUp")(function* (id, why, now) {
        const { id: tenant } = yield* CurrentTenant
        yield* database.write(({ execute }) =>
          execute("update outbox set done_at = ?, failed_at = ?, trouble = ? where tenant_id = ? and id = ?", [
            now,
            now,
            why.slice(0, 500),
            tenant,
            id
          ])
        )
      }),
      putBack: Effect.fn("Outbox.putBack")(function* (id, why) {
        const { id: tenant } = yield* CurrentTenant
        yield* database.write(({ execute }) =>
          execute("update outbox set claimed_at = null, trouble = ? where tenant_id = ? and id = ?", [
            why.slice(0, 500),
            tenant,
            id
          ])
        )
      })
    })
  })
)

const postingOf = ({ device, kind, since, tries, user_id }: Row): Posting => ({
  kind,
  userId: user_id,
  ...(device === "" ? {} : { device }),
  ...(tries === null ? {} : { tries }),
  ...(since === null ? {} : { since })
})
