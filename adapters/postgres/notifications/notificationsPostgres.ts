import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { type StoredDevice, type NotificationChoices, defaultChoices } from "#domain/notifications/Notification.ts"
import { NotificationKind } from "#domain/notifications/NotificationKind.ts"
import { Notifications } from "#domain/notifications/pushTo.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { Database } from "../Database.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** A person's choice for a kind of notification; no row means the default. */
const NotificationChoiceSchema = defineEntity({
  name: "NotificationChoiceRow",
  tableName: "notification_choice",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    kind: p.text().primary(),
    channel: p.text(),
    user: () =>
      belongsTo(ShopUserRow, {
        columns: ["tenant_id", "user_id"],
        key: "notification_choice_user",
        onDelete: "cascade"
      })
  }
})

export class NotificationChoiceRow extends NotificationChoiceSchema.class {}
NotificationChoiceSchema.setClass(NotificationChoiceRow)

/** Browsers that receive notifications, by their push subscriptions; time added in milliseconds UTC. */
const PushDeviceSchema = defineEntity({
  name: "PushDeviceRow",
  tableName: "push_device",
  ...tenantPolicy,
  uniques: [{ name: "push_device_endpoint", properties: ["tenantId", "endpoint"] }],
  indexes: [{ name: "push_device_by_user", properties: ["tenantId", "userId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    userId: p.uuid(),
    name: p.text(),
    endpoint: p.text(),
    p256dh: p.text(),
    auth: p.text(),
    addedAt: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "push_device_user", onDelete: "cascade" })
  }
})

export class PushDeviceRow extends PushDeviceSchema.class {}
PushDeviceSchema.setClass(PushDeviceRow)

/** Storage for notification preferences and push devices, with row-level security. */
export const notificationsPostgres = Layer.effect(
  Notifications,
  Effect.gen(function* () {
    const { query } = yield* Database
    return Notifications.of({
      choices: Effect.fnUntraced(function* (userId) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* query((em) =>
          em.find(NotificationChoiceRow, { tenantId, userId }, { disableIdentityMap: true })
        )
        return { ...defaultChoices, ...Object.fromEntries(rows.map(({ kind, channel }) => [kind, channel])) }
      }),
      saveChoices: Effect.fnUntraced(function* (userId, choices: NotificationChoices) {
        const { id: tenantId } = yield* CurrentTenant
        yield* query((em) =>
          em
            .createQueryBuilder(NotificationChoiceRow)
            .insert(NotificationKind.literals.map((kind) => ({ tenantId, userId, kind, channel: choices[kind] })))
            .onConflict(["tenantId", "userId", "kind"])
            .merge(["channel"])
            .execute("run")
        )
      }),
      devices: Effect.fnUntraced(function* (userId) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* query((em) =>
          em.find(
            PushDeviceRow,
            { tenantId, userId },
            { orderBy: { addedAt: "asc", id: "asc" }, disableIdentityMap: true }
          )
        )
        return rows.map(
          ({ id, name, endpoint, p256dh, auth, addedAt }) =>
            ({ id, userId, name, endpoint, p256dh, auth, addedAt }) as StoredDevice
        )
      }),
      add: Effect.fnUntraced(function* (device) {
        const { id: tenantId } = yield* CurrentTenant
        yield* query(async (em) => {
          await em.nativeDelete(PushDeviceRow, { tenantId, endpoint: device.endpoint })
          await em.insert(PushDeviceRow, { tenantId, ...device })
        })
      }),
      remove: Effect.fnUntraced(function* (userId, id) {
        const { id: tenantId } = yield* CurrentTenant
        yield* query((em) => em.nativeDelete(PushDeviceRow, { tenantId, userId, id }))
      })
    })
  })
)
