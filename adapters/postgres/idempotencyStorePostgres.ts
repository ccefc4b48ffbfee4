import { Effect, Layer } from "effect"
import { IdempotencyStore, idempotencyWindow } from "#domain/contract/handleIdempotently.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { traced } from "#domain/shared/traced.ts"
import { Database } from "./Database.ts"
import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantPolicy } from "./tenantPolicy.ts"

/** Responses to requests with an Idempotency-Key, so a retried request gets the same response (I1). */
const IdempotencySchema = defineEntity({
  name: "IdempotencyRow",
  tableName: "answered",
  ...tenantPolicy,
  indexes: [{ name: "answered_at", properties: ["tenantId", "at"] }],
  properties: {
    tenantId: p.uuid().primary(),
    key: p.text().primary(),
    fingerprint: p.text(),
    status: p.integer(),
    body: p.text(),
    at: p.bigint("number")
  }
})

export class IdempotencyRow extends IdempotencySchema.class {}
IdempotencySchema.setClass(IdempotencyRow)

/**
 * In one statement: deletes expired keys, takes the key if it is free, and waits for a pending request with the same
 * key.
 */
const takeKey = `
  with old as (delete from answered where tenant_id = ? and at < ? and key <> ?)
  insert into answered (tenant_id, key, fingerprint, status, body, at) values (?, ?, ?, 0, '', ?)
  on conflict (tenant_id, key) do update
    set fingerprint = excluded.fingerprint, status = 0, body = '', at = excluded.at where answered.at < ?
  returning key`

export const idempotencyStorePostgres = Layer.effect(
  IdempotencyStore,
  Effect.gen(function* () {
    const database = yield* Database
    return IdempotencyStore.of({
      claim: traced("IdempotencyStore.take")(function* (key, fingerprint, now) {
        const { id } = yield* CurrentTenant
        const old = now - idempotencyWindow
        return yield* database.write(async (writing) => {
          const taken = await writing.execute(takeKey, [id, old, key, id, key, fingerprint, now, old])
          if (taken.length > 0) return "new"
          const [row] = await writing.execute(
            "select fingerprint, status, body from answered where tenant_id = ? and key = ?",
            [id, key]
          )
          if (row?.["fingerprint"] !== fingerprint) return "otherCall"
          return { status: row["status"], body: JSON.parse(row["body"]) }
        })
      }),
      save: traced("IdempotencyStore.keep")(function* (key, { status, body }) {
        const { id } = yield* CurrentTenant
        yield* database.send((writing) =>
          writing.execute("update answered set status = ?, body = ? where tenant_id = ? and key = ?", [
            status,
            JSON.stringify(body),
            id,
            key
          ])
        )
      })
    })
  })
)
