import { Effect, Layer } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { type KnownDevice, KnownDevices, mostKnownDevices } from "#domain/credentials/KnownDevices.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import type { Row } from "../TenantTransaction.ts"

const select = `
  select id, fingerprint, name, used_at::float8 as "usedAt", expires::float8 as expires from known_device where tenant_id = ? and user_id = ?`

const toDevice = (userId: UserId, { expires, fingerprint, id, name, usedAt }: Row): KnownDevice => ({
  id,
  userId,
  fingerprint,
  name,
  usedAt,
  expires
})

const remember = `
  insert into known_device (tenant_id, user_id, fingerprint, id, name, used_at, expires) values (?, ?, ?, ?, ?, ?, ?)
  on conflict (tenant_id, user_id, fingerprint) do update set id = excluded.id, name = excluded.name, used_at = excluded.used_at, expires = excluded.expires`

/** A device has a cookie at the base domain and one at the shop's host. */
const forgetOld = `
  delete from known_device where tenant_id = ? and user_id = ? and (expires <= ? or fingerprint in (
    select fingerprint from known_device where tenant_id = ? and user_id = ? order by used_at desc, fingerprint offset ${mostKnownDevices * 2}))`

const forgetOthers = `
  delete from known_device d where d.tenant_id = ? and d.user_id = ? and not exists (
    select from known_device k where k.tenant_id = d.tenant_id and k.user_id = d.user_id and k.fingerprint = ? and k.id = d.id)`

/** Known devices behind the shop's wall. */
export const knownDevicesPostgres = Layer.effect(
  KnownDevices,
  Effect.map(Database, ({ read, write }) =>
    KnownDevices.of({
      find: Effect.fn("KnownDevices.find")(function* (userId, fingerprint, now) {
        const { id: tenant } = yield* CurrentTenant
        const [row] = yield* read(({ execute }) =>
          execute(`${select} and fingerprint = ? and expires > ?`, [tenant, userId, fingerprint, now])
        )
        return row && toDevice(userId, row)
      }),
      remember: Effect.fn("KnownDevices.remember")(function* ({ expires, fingerprint, id, name, usedAt, userId }) {
        const { id: tenant } = yield* CurrentTenant
        yield* write(async ({ execute }) => {
          await execute(remember, [tenant, userId, fingerprint, id, name, usedAt, expires])
          await execute(forgetOld, [tenant, userId, usedAt, tenant, userId])
        })
      }),
      listOf: Effect.fn("KnownDevices.listOf")(function* (userId, now) {
        const { id: tenant } = yield* CurrentTenant
        const rows = yield* read(({ execute }) =>
          execute(`${select} and expires > ? order by used_at desc, fingerprint`, [tenant, userId, now])
        )
        return rows.map((row) => toDevice(userId, row))
      }),
      forget: Effect.fn("KnownDevices.forget")(function* (user, device) {
        const { id } = yield* CurrentTenant
        yield* write(({ execute }) =>
          execute("delete from known_device where tenant_id = ? and user_id = ? and id = ?", [id, user, device])
        )
      }),
      forgetOthers: Effect.fn("KnownDevices.forgetOthers")(function* (user, kept = "") {
        const { id } = yield* CurrentTenant
        yield* write(({ execute }) => execute(forgetOthers, [id, user, kept]))
      })
    })
  )
)
