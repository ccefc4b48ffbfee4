import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { type KnownDevice, KnownDevices, maxKnownDevices } from "#domain/credentials/KnownDevices.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { Database } from "../Database.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** Browsers that people have signed in from, by the fingerprint of their cookie. Times in milliseconds UTC. */
const KnownDeviceSchema = defineEntity({
  name: "KnownDeviceRow",
  tableName: "known_device",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    id: p.uuid(),
    name: p.text(),
    usedAt: p.bigint("number"),
    expires: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "known_device_user_id", onDelete: "cascade" })
  }
})

export class KnownDeviceRow extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDeviceRow)

const toDevice = ({ expires, fingerprint, id, name, usedAt, userId }: KnownDeviceRow): KnownDevice => ({
  id,
  userId: UserId.make(userId),
  fingerprint,
  name,
  usedAt,
  expires
})

/** Each device has two cookies: one for the base domain and one for the shop's host. */
const forgetOld = `
  delete from known_device where tenant_id = ? and user_id = ? and (expires <= ? or fingerprint in (
    select fingerprint from known_device where tenant_id = ? and user_id = ? order by used_at desc, fingerprint offset ${maxKnownDevices * 2}))`

const forgetOthers = `
  delete from known_device d where d.tenant_id = ? and d.user_id = ? and not exists (
    select from known_device k where k.tenant_id = d.tenant_id and k.user_id = d.user_id and k.fingerprint = ? and k.id = d.id)`

/** Storage for known devices, with row-level security. */
export const knownDevicesPostgres = Layer.effect(
  KnownDevices,
  Effect.map(Database, ({ query, write }) =>
    KnownDevices.of({
      find: Effect.fn("KnownDevices.find")(function* (userId, fingerprint, now) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* query((em) =>
          em.findOne(
            KnownDeviceRow,
            { tenantId, userId, fingerprint, expires: { $gt: now } },
            { disableIdentityMap: true }
          )
        )
        return row === null ? undefined : toDevice(row)
      }),
      remember: Effect.fn("KnownDevices.remember")(function* (device) {
        const { id: tenantId } = yield* CurrentTenant
        yield* query((em) =>
          em
            .createQueryBuilder(KnownDeviceRow)
            .insert({ ...device, tenantId })
            .onConflict(["tenantId", "userId", "fingerprint"])
            .merge()
            .execute("run")
        )
        const { usedAt, userId } = device
        yield* write(({ execute }) => execute(forgetOld, [tenantId, userId, usedAt, tenantId, userId]))
      }),
      listOf: Effect.fn("KnownDevices.listOf")(function* (userId, now) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* query((em) =>
          em.find(
            KnownDeviceRow,
            { tenantId, userId, expires: { $gt: now } },
            { orderBy: { usedAt: "desc", fingerprint: "asc" }, disableIdentityMap: true }
          )
        )
        return rows.map(toDevice)
      }),
      forget: Effect.fn("KnownDevices.forget")(function* (user, device) {
        const { id: tenantId } = yield* CurrentTenant
        yield* query((em) => em.nativeDelete(KnownDeviceRow, { tenantId, userId: user, id: device }))
      }),
      forgetOthers: Effect.fn("KnownDevices.forgetOthers")(function* (user, kept = "") {
        const { id } = yield* CurrentTenant
        yield* write(({ execute }) => execute(forgetOthers, [id, user, kept]))
      })
    })
  )
)
