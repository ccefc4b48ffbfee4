import { Clock, Effect, Schema } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import { dayOf } from "#domain/shared/Day.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { type CustomerNotices, StoredNotices, defaultNotices } from "./CustomerNotices.ts"

/** Stored as JSON in group Notifications, key CustomerNotices: which messages are sent automatically. */
const setting = { group: "Notifications", groupKey: "CustomerNotices" } as const

const Kept = Schema.fromJsonString(StoredNotices)

/** Returns the shop's stored notices; all are off until the shop turns them on. */
export const storedNotices = Effect.gen(function* () {
  const kept = (yield* (yield* TenantSettings).list).find(
    ({ group, groupKey }) => group === setting.group && groupKey === setting.groupKey
  )
  return kept === undefined ? defaultNotices : Schema.decodeUnknownSync(Kept)(kept.value)
})

/** Returns the shop's notices for display. */
export const getNotices = Effect.fn("getNotices")(function* () {
  const { since: _since, ...notices } = yield* storedNotices
  return notices
})

/** Saves the shop's notices. A newly enabled notice applies to events from today on. */
export const saveNotices = Effect.fn("saveNotices")(function* (notices: CustomerNotices) {
  const before = yield* storedNotices
  const [place] = yield* Locations.use(({ all }) => all)
  const today = dayOf(yield* Clock.currentTimeMillis, place?.timeZone ?? "UTC")
  const since = Object.fromEntries(notices.on.map((kind) => [kind, before.since[kind] ?? today]))
  yield* (yield* TenantSettings).save({ ...setting, value: Schema.encodeSync(Kept)({ ...notices, since }) })
  return notices
})
