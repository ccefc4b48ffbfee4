import { Clock, Effect, Schema } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import { dayOf } from "#domain/shared/Day.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { type CustomerNotices, KeptNotices, noNotices } from "./CustomerNotices.ts"

/** Group Notifications, key CustomerNotices: which messages go out by themselves, as JSON. */
const setting = { group: "Notifications", groupKey: "CustomerNotices" } as const

const Kept = Schema.fromJsonString(KeptNotices)

/** The shop's notices as they are kept; none is on until the shop says so. */
export const keptNotices = Effect.gen(function* () {
  const kept = (yield* (yield* TenantSettings).list).find(
    ({ group, groupKey }) => group === setting.group && groupKey === setting.groupKey
  )
  return kept === undefined ? noNotices : Schema.decodeUnknownSync(Kept)(kept.value)
})

/** The shop's notices as its people are told them. */
export const seeNotices = Effect.fn("seeNotices")(function* () {
  const { since: _since, ...notices } = yield* keptNotices
  return notices
})

/** Keeps the shop's notices. One that is switched on tells what happens from today on, not what lies behind. */
export const keepNotices = Effect.fn("keepNotices")(function* (notices: CustomerNotices) {
  const before = yield* keptNotices
  const [place] = yield* Locations.use(({ all }) => all)
  const today = dayOf(yield* Clock.currentTimeMillis, place?.timeZone ?? "UTC")
  const since = Object.fromEntries(notices.on.map((kind) => [kind, before.since[kind] ?? today]))
  yield* (yield* TenantSettings).keep({ ...setting, value: Schema.encodeSync(Kept)({ ...notices, since }) })
  return notices
})
