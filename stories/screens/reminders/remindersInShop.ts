import { Clock, Effect } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { zoneOf } from "#domain/dashboard/zoneOf.ts"
import { Users } from "#domain/people/Users.ts"
import { createReminder, completeReminder } from "#domain/reminders/saveReminder.ts"
import { Reminder, type ReminderDraft, ReminderId } from "#domain/reminders/Reminder.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { putReminder } from "#domain/reminders/remindersApi.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { sampleUser } from "#domain/testing/samples.ts"
import { languages } from "#domain/words/languages.ts"
import { beforeFirstRequest } from "#stories/beforeFirstRequest.ts"
import { jobId, owner, quoted } from "#stories/screens/jobs/jobsInShop.ts"
import { samId } from "#stories/screens/users/usersInShop.ts"

/** The reminder used in the stories. */
export const reminderId = ReminderId.make("019a0000-0000-7000-8000-0000000000b1")
export const reminderPath = `/reminders/${reminderId}/edit`

/** Returns the signed-in user, for whom the shop's owner creates reminders. */
const asker = Effect.gen(function* () {
  const user = (yield* Users.use(({ list }) => list)).find(({ userName }) => userName === "bea")!
  return { user, as: Effect.provideService(CurrentUser, { ...owner, id: user.id }) }
})

const draftOf = (
  today: string,
  assignedTo: Reminder["assignedTo"],
  changes: Partial<ReminderDraft>
): ReminderDraft => ({
  kind: "callBack",
  text: "Ask about the second van",
  dueOn: today,
  dueTime: "09:00",
  assignedTo,
  jobId: null,
  customerId: null,
  ...changes
})

/** One reminder of the signed-in user, due in three days, about the job used in the stories. */
export const oneInShop = Effect.gen(function* () {
  const { customerId } = yield* quoted()
  const { user, as } = yield* asker
  const today = dayOf(yield* Clock.currentTimeMillis, yield* zoneOf(user.id))
  const draft = draftOf(today, user.id, { dueOn: daysAfter(today, 3), jobId: JobId.make(jobId), customerId })
  return yield* createReminder(draft).pipe(as, Effect.provideService(NewId, { next: Effect.succeed(reminderId) }))
}).pipe(Effect.orDie)

/** One overdue, one due today, one due later, one of a colleague, and one that is done. */
export const remindersInShop = Effect.gen(function* () {
  const { customerId } = yield* oneInShop
  const { user, as } = yield* asker
  yield* (yield* Users).save({ ...sampleUser, id: samId, userName: "sam", firstName: "Sam", lastName: "Begay" }, "none")
  const today = dayOf(yield* Clock.currentTimeMillis, yield* zoneOf(user.id))
  const more: ReadonlyArray<ReminderDraft> = [
    draftOf(today, user.id, {
      kind: "collect",
      text: "Check for the fleet's October",
      dueOn: daysAfter(today, -2),
      customerId
    }),
    draftOf(today, user.id, { kind: "order", text: "Order the molding", dueTime: "23:59" }),
    draftOf(today, samId, { kind: "followUp", text: "Send the photos to the adjuster", dueOn: daysAfter(today, 1) })
  ]
  for (const draft of more) yield* as(createReminder(draft))
  const done = yield* as(createReminder(draftOf(today, user.id, { text: "Call the landlord" })))
  yield* as(completeReminder(done))
}).pipe(Effect.orDie)

/** A reminder created by a shop rule for the job used in the stories; its user reads French. */
export const ruleMadeInShop = Effect.gen(function* () {
  const reminder = yield* oneInShop
  const { user } = yield* asker
  yield* (yield* Users).save({ ...user, defaultLanguage: languages.fr.number }, "none")
  yield* (yield* Reminders).save(new Reminder({ ...reminder, text: "", rule: "review" }))
}).pipe(Effect.orDie)

/** The reminder, changed by another user just before the first save arrives. */
export const reminderChangedElsewhere = (change: Partial<ReminderDraft>) =>
  beforeFirstRequest(
    putReminder,
    Effect.gen(function* () {
      const reminder = yield* oneInShop
      return Reminders.use((reminders) => reminders.save(new Reminder({ ...reminder, ...change })))
    })
  )
