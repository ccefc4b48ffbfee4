import { Effect, Layer } from "effect"
import { type KeptDevice, type NotificationChoices, usualChoices } from "#domain/notifications/Notification.ts"
import { NotificationKind } from "#domain/notifications/NotificationKind.ts"
import { Notifications } from "#domain/notifications/pushTo.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { NotificationChoiceRow } from "./NotificationChoiceRow.ts"
import { PushDeviceRow } from "./PushDeviceRow.ts"

/** How people are told, and their devices, behind the shop's wall. */
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
        return { ...usualChoices, ...Object.fromEntries(rows.map(({ kind, channel }) => [kind, channel])) }
      }),
      choose: Effect.fnUntraced(function* (userId, choices: NotificationChoices) {
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
            ({ id, userId, name, endpoint, p256dh, auth, addedAt }) as KeptDevice
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
