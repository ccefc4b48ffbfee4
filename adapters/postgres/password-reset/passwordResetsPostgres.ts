import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { Database } from "../Database.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** The token of a link is stored as its fingerprint. Times in milliseconds UTC. */
const PasswordResetSchema = defineEntity({
  name: "PasswordResetRow",
  tableName: "password_reset",
  ...tenantPolicy,
  indexes: [{ name: "password_reset_by_user", properties: ["tenantId", "userId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    userId: p.uuid(),
    sentAt: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "password_reset_user_id", onDelete: "cascade" })
  }
})

export class PasswordResetRow extends PasswordResetSchema.class {}
PasswordResetSchema.setClass(PasswordResetRow)

/** How long a link is remembered, so that users can be told that it expired; 30 days in milliseconds. */
const remembered = 30 * 24 * 3_600_000

export const passwordResetsPostgres = Layer.effect(
  PasswordResets,
  Effect.gen(function* () {
    const database = yield* Database
    return PasswordResets.of({
      add: Effect.fn("PasswordResets.add")(function* ({ fingerprint, userId, sentAt }) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query(async (em) => {
          await em.nativeDelete(PasswordResetRow, { tenantId, userId, sentAt: { $lt: sentAt - remembered } })
          await em.insert(PasswordResetRow, { tenantId, fingerprint, userId, sentAt })
        })
      }),
      find: Effect.fn("PasswordResets.find")(function* (fingerprint) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* database.query((em) =>
          em.findOne(PasswordResetRow, { tenantId, fingerprint }, { disableIdentityMap: true })
        )
        return row === null ? undefined : { fingerprint, userId: UserId.make(row.userId), sentAt: row.sentAt }
      }),
      consume: Effect.fn("PasswordResets.consume")(function* (fingerprint) {
        const { id: tenantId } = yield* CurrentTenant
        return yield* database.query(async (em) => {
          const reset = await em.findOne(PasswordResetRow, { tenantId, fingerprint }, { disableIdentityMap: true })
          // If two requests use the same link, only the one that deletes it succeeds.
          if (reset === null || (await em.nativeDelete(PasswordResetRow, { tenantId, fingerprint })) === 0) return false
          await em.nativeDelete(PasswordResetRow, { tenantId, userId: reset.userId })
          return true
        })
      })
    })
  })
)
