import { Clock, Effect, Schema } from "effect"
import { dayOf } from "#domain/shared/Day.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { Users } from "#domain/people/Users.ts"
import { AssigneeUnavailable } from "./Reminder.ts"
import { StoredRules, noRules, type ReminderRules } from "./ReminderRules.ts"

/** Group Reminders, key Rules: the shop's rules as JSON. */
const setting = { group: "Reminders", groupKey: "Rules" } as const

const Kept = Schema.fromJsonString(StoredRules)

/** The shop's stored rules. All are off until the shop enables them. */
export const storedRules = Effect.gen(function* () {
  const kept = (yield* (yield* TenantSettings).list).find(
    ({ group, groupKey }) => group === setting.group && groupKey === setting.groupKey
  )
  return kept === undefined ? noRules : Schema.decodeUnknownSync(Kept)(kept.value)
})

/** Returns the shop's rules without their internal start days. */
export const getRules = Effect.fn("getRules")(function* () {
  const { since: _since, ...rules } = yield* storedRules
  return rules
})

/**
 * Saves the shop's rules. A rule that was just enabled, or whose number of days changed, creates only reminders due
 * from today on.
 */
export const saveRules = Effect.fn("saveRules")(function* (rules: ReminderRules) {
  const before = yield* storedRules
  if (rules.assignTo !== null && rules.assignTo !== before.assignTo) {
    const user = yield* (yield* Users).get(rules.assignTo)
    if (user === undefined || !user.active) return yield* new AssigneeUnavailable({ id: rules.assignTo })
  }
  const today = dayOf(yield* Clock.currentTimeMillis, "UTC")
  const since = Object.fromEntries(
    rules.on.map((rule) => {
      const isNew = !before.on.includes(rule) || (rule === "quoteUnanswered" && rules.quoteDays !== before.quoteDays)
      return [rule, isNew ? today : (before.since[rule] ?? today)]
    })
  )
  yield* (yield* TenantSettings).save({ ...setting, value: Schema.encodeSync(Kept)({ ...rules, since }) })
  return rules
})
