import { Effect, Layer } from "effect"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

/** For 30 days it can be said how old a link is; in milliseconds. */
const remembered = 30 * 24 * 3_600_000

export const passwordResetsPostgres = Layer.effect(
  PasswordResets,
  Effect.gen(function* () {
    const database = yield* Database
    return PasswordResets.of({
      keep: Effect.fn("PasswordResets.keep")(function* ({ fingerprint, userId, sentAt }) {
        const { id } = yield* CurrentTenant
        yield* database.write(async ({ execute }) => {
          await execute("delete from password_reset where tenant_id = ? and user_id = ? and sent_at < ?", [
            id,
            userId,
            sentAt - remembered
          ])
          await execute("insert into password_reset (tenant_id, fingerprint, user_id, sent_at) values (?, ?, ?, ?)", [
            id,
            fingerprint,
            userId,
            sentAt
          ])
        })
      }),
      find: Effect.fn("PasswordResets.find")(function* (fingerprint) {
        const { id } = yield* CurrentTenant
        const [row] = yield* database.read(({ execute }) =>
          execute("select user_id, sent_at from password_reset where tenant_id = ? and fingerprint = ?", [
            id,
            fingerprint
          ])
        )
        return row && { fingerprint, userId: UserId.make(row["user_id"]), sentAt: Number(row["sent_at"]) }
      }),
      useUp: Effect.fn("PasswordResets.useUp")(function* (fingerprint) {
        const { id } = yield* CurrentTenant
        return yield* database.write(async ({ execute }) => {
          const [used] = await execute(
            "delete from password_reset where tenant_id = ? and fingerprint = ? returning user_id",
            [id, fingerprint]
          )
          if (used === undefined) return false
          await execute("delete from password_reset where tenant_id = ? and user_id = ?", [id, used["user_id"]])
          return true
        })
      })
    })
  })
)
