import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { SentMails } from "#adapters/memory/mailMemory.ts"
import { SentNotifications } from "#adapters/memory/notificationsMemory.ts"
import { PushDeviceId, defaultChoices } from "#domain/notifications/Notification.ts"
import { Notifications } from "#domain/notifications/pushTo.ts"
import { Reminder } from "#domain/reminders/Reminder.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { notifyDue, notifyAhead, notifyWindow } from "#domain/reminders/notifyDue.ts"
import { freshReminder, nine } from "#tests/contracts/freshReminder.ts"
import { sendAll } from "../password-reset/recovery.ts"
import { at, bea, platformAndShops } from "../session/verbs/platformAndShops.ts"

const counts = Effect.all([
  Effect.map(SentMails, (all) => all.length),
  Effect.map(SentNotifications, (all) => all.length)
])

/** Bea has a reminder for 9 o'clock. */
const begun = Effect.gen(function* () {
  const user = yield* bea()
  const reminder = freshReminder(user.id as never)
  yield* (yield* Reminders).add(reminder)
  return { user, reminder }
})
const tellAt = (instant: number) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(instant)
    const told = yield* notifyDue()
    yield* sendAll
    return told
  })

describe("a due reminder", () => {
  it.effect("is emailed once, however many workers check, with a link but not its text", () =>
    Effect.gen(function* () {
      const { reminder } = yield* begun
      assert.strictEqual(yield* tellAt(nine - notifyAhead - 1), 0)
      assert.strictEqual(yield* tellAt(nine - notifyAhead), 1)
      assert.strictEqual(yield* tellAt(nine), 0)
      const [mail, ...more] = yield* SentMails
      assert.lengthOf(more, 0)
      assert.strictEqual(mail!.subject, "Reminder: Call back")
      assert.include(mail!.text, `/reminders/${reminder.id}/edit`)
      assert.notInclude(mail!.text, reminder.text)
      assert.notInclude(mail!.subject, reminder.text)
    }).pipe(at.demo, Effect.provide(platformAndShops))
  )

  it.effect("is shown on the person's device if they chose so, and not emailed too", () =>
    Effect.gen(function* () {
      const { user } = yield* begun
      const notifications = yield* Notifications
      yield* notifications.saveChoices(user.id, { ...defaultChoices, reminders: "push" })
      yield* notifications.add({
        id: PushDeviceId.make(crypto.randomUUID()),
        userId: user.id,
        name: "Chrome, Android",
        endpoint: "https://fcm.googleapis.com/fcm/send/bea",
        p256dh: "B".padEnd(87, "A"),
        auth: "A".repeat(22),
        addedAt: 1
      })
      assert.strictEqual(yield* tellAt(nine), 1)
      assert.deepStrictEqual(yield* counts, [0, 1])
    }).pipe(at.demo, Effect.provide(platformAndShops))
  )

  it.effect("is sent again once snoozed, and not at all if completed or long overdue", () =>
    Effect.gen(function* () {
      const { reminder } = yield* begun
      const { get, save } = yield* Reminders
      assert.strictEqual(yield* tellAt(nine), 1)
      const later = nine + 3_600_000
      yield* save(new Reminder({ ...(yield* get(reminder.id)), dueAt: later }))
      assert.strictEqual(yield* tellAt(nine + 60_000), 0)
      assert.strictEqual(yield* tellAt(later), 1)
      yield* save(new Reminder({ ...(yield* get(reminder.id)), dueAt: later + 60_000, doneAt: later }))
      assert.strictEqual(yield* tellAt(later + 60_000), 0)
      yield* save(new Reminder({ ...(yield* get(reminder.id)), doneAt: null }))
      assert.strictEqual(yield* tellAt(later + 60_000 + notifyWindow), 0)
      assert.deepStrictEqual(yield* counts, [2, 0])
    }).pipe(at.demo, Effect.provide(platformAndShops))
  )
})
