import { Clock, Effect } from "effect"
import { signedInUser, type UserId } from "#domain/access/CurrentUser.ts"
import { isInstallerOnly } from "#domain/access/mayEnter.ts"
import { zoneOf } from "#domain/dashboard/zoneOf.ts"
import { Users } from "#domain/people/Users.ts"
import { languageOf } from "#domain/words/languages.ts"
import { groupOf, momentIn, stretchOf } from "./dueOf.ts"
import { rulesSaying } from "./rulesSaying.ts"
import { type ReminderId, ReminderNotFound, type ReminderSearch } from "./Reminder.ts"
import { Reminders } from "./Reminders.ts"

/**
 * Returns a reminder the current user may see: any of the shop's, or only their own for users with only the installer
 * role. Fails with `ReminderNotFound` otherwise.
 */
export const reminderInSight = Effect.fn("reminderInSight")(function* (id: ReminderId) {
  const person = yield* signedInUser
  const reminder = yield* (yield* Reminders).get(id)
  const isSeen = !isInstallerOnly(person) || reminder.assignedTo === person.id
  return isSeen ? reminder : yield* new ReminderNotFound({ id })
})

/**
 * Returns a page of the reminders visible to the current user. "Today" is determined by the time zone of the user's
 * location.
 */
export const seeReminders = Effect.fn("seeReminders")(function* (search: ReminderSearch) {
  const person = yield* signedInUser
  const isMine = isInstallerOnly(person) || search.who !== "all"
  const moment = momentIn(yield* zoneOf(person.id), yield* Clock.currentTimeMillis)
  const asked = {
    assignedTo: isMine ? person.id : undefined,
    ...stretchOf(search.when, moment),
    ...(search.text === undefined ? {} : { saidBy: yield* saidBy(person.id, search.text) })
  }
  const { items, ...page } = yield* (yield* Reminders).list(search, asked)
  return { items: items.map((one) => ({ ...one, when: groupOf(one, moment) })), ...page }
})

/** Returns the rules whose reminder text, in the user's language, contains the search text. */
const saidBy = Effect.fnUntraced(function* (id: UserId, text: string) {
  const user = yield* Users.use((users) => users.get(id))
  return user === undefined ? [] : rulesSaying(text, languageOf(user.defaultLanguage))
})

/**
 * Returns the users to whom the current user may assign a reminder: all active users, or only themselves for users with
 * only the installer role.
 */
export const reminderPeople = Effect.fn("reminderPeople")(function* () {
  const person = yield* signedInUser
  const people = yield* Users.use(({ list }) => list)
  return people
    .filter(({ active, id }) => (isInstallerOnly(person) ? id === person.id : active))
    .map(({ id, firstName, lastName }) => ({ id, firstName, lastName }))
})
