import { Clock, Effect } from "effect"
import { requireUser, type UserId } from "#domain/access/CurrentUser.ts"
import { isInstallerOnly } from "#domain/access/hasAccess.ts"
import { zoneOf } from "#domain/dashboard/zoneOf.ts"
import { Users } from "#domain/people/Users.ts"
import { languageOf } from "#domain/words/languages.ts"
import { dueGroupOf, dueMomentIn, dueRange } from "./dueOf.ts"
import { rulesMatchingText } from "./rulesMatchingText.ts"
import { type ReminderId, ReminderNotFound, type ReminderSearch } from "./Reminder.ts"
import { Reminders } from "./Reminders.ts"

/**
 * Returns a reminder the current user may see: any of the shop's, or only their own for users with only the installer
 * role. Fails with `ReminderNotFound` otherwise.
 */
export const requireVisibleReminder = Effect.fn("requireVisibleReminder")(function* (id: ReminderId) {
  const person = yield* requireUser
  const reminder = yield* (yield* Reminders).get(id)
  const isSeen = !isInstallerOnly(person) || reminder.assignedTo === person.id
  return isSeen ? reminder : yield* new ReminderNotFound({ id })
})

/**
 * Returns a page of the reminders visible to the current user. "Today" is determined by the time zone of the user's
 * location.
 */
export const listVisibleReminders = Effect.fn("listVisibleReminders")(function* (search: ReminderSearch) {
  const person = yield* requireUser
  const isMine = isInstallerOnly(person) || search.who !== "all"
  const moment = dueMomentIn(yield* zoneOf(person.id), yield* Clock.currentTimeMillis)
  const asked = {
    assignedTo: isMine ? person.id : undefined,
    ...dueRange(search.when, moment),
    ...(search.text === undefined ? {} : { matchingRules: yield* saidBy(person.id, search.text) })
  }
  const { items, ...page } = yield* (yield* Reminders).list(search, asked)
  return { items: items.map((one) => ({ ...one, when: dueGroupOf(one, moment) })), ...page }
})

/** Returns the rules whose reminder text, in the user's language, contains the search text. */
const saidBy = Effect.fnUntraced(function* (id: UserId, text: string) {
  const user = yield* Users.use((users) => users.get(id))
  return user === undefined ? [] : rulesMatchingText(text, languageOf(user.defaultLanguage))
})

/**
 * Returns the users to whom the current user may assign a reminder: all active users, or only themselves for users with
 * only the installer role.
 */
export const assignableUsers = Effect.fn("assignableUsers")(function* () {
  const person = yield* requireUser
  const people = yield* Users.use(({ list }) => list)
  return people
    .filter(({ active, id }) => (isInstallerOnly(person) ? id === person.id : active))
    .map(({ id, firstName, lastName }) => ({ id, firstName, lastName }))
})
