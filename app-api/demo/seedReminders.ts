import { Clock, Effect } from "effect"
import { CurrentUser, type SignedInUser } from "#domain/access/CurrentUser.ts"
import { zoneOf } from "#domain/dashboard/zoneOf.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import type { User } from "#domain/people/User.ts"
import { createReminder, completeReminder, snoozeReminder } from "#domain/reminders/saveReminder.ts"
import type { ReminderKind } from "#domain/reminders/Reminder.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { clockAt } from "./instants.ts"

interface DemoReminder {
  readonly kind: ReminderKind
  /** In the three languages of a shop's people. */
  readonly texts: readonly [en: string, fr: string, es: string]
  /** Days from today. */
  readonly dueIn: number
  readonly dueTime: string
  /** Search for the job it is about; none if omitted. */
  readonly about?: JobSearch
  readonly then?: "snoozed" | "done"
}

const day = 86_400_000

/** The reminders of each salesperson and the owner: overdue, due today, postponed, upcoming and done. */
const demoReminders: ReadonlyArray<DemoReminder> = [
  {
    kind: "followUp",
    texts: [
      "Ask whether they still want the second windshield done",
      "Demander s’ils veulent toujours faire remplacer le deuxième pare-brise",
      "Preguntar si todavía quieren cambiar el segundo parabrisas"
    ],
    dueIn: -1,
    dueTime: "14:00",
    about: { stage: "quote", answer: "none" }
  },
  {
    kind: "callBack",
    texts: [
      "Call back about the time of the installation",
      "Rappeler au sujet de l’heure de la pose",
      "Llamar por la hora de la instalación"
    ],
    dueIn: 0,
    dueTime: "16:30",
    about: { stage: "workorder" }
  },
  {
    kind: "collect",
    texts: ["Ask when the check goes out", "Demander quand le chèque sera envoyé", "Preguntar cuándo envían el cheque"],
    dueIn: -2,
    dueTime: "09:00",
    about: { stage: "invoice", unpaid: true },
    then: "snoozed"
  },
  {
    kind: "other",
    texts: [
      "Send the new price list to the body shops",
      "Envoyer la nouvelle liste de prix aux carrossiers",
      "Enviar la nueva lista de precios a los talleres de carrocería"
    ],
    dueIn: 6,
    dueTime: "10:00"
  },
  {
    kind: "order",
    texts: [
      "Order urethane for next week",
      "Commander l’uréthane pour la semaine prochaine",
      "Pedir uretano para la próxima semana"
    ],
    dueIn: -3,
    dueTime: "11:00",
    then: "done"
  }
]

/** Gives a shop's people reminders in their language, created some days ago, some postponed or done since. */
export const seedReminders = Effect.fn("seedReminders")(function* (
  people: ReadonlyArray<{ readonly user: User; readonly asking: SignedInUser }>
) {
  const now = yield* Clock.currentTimeMillis
  const at = (then: number) => Effect.provideService(Clock.Clock, clockAt(then))
  for (const [place, { user, asking }] of people.entries()) {
    const as = Effect.provideService(CurrentUser, asking)
    const today = dayOf(now, yield* zoneOf(user.id))
    for (const { about, dueIn, dueTime, kind, texts, then } of demoReminders) {
      const found = about === undefined ? undefined : yield* (yield* Jobs).list({ ...about, size: 25 })
      const made = yield* createReminder({
        kind,
        text: texts[user.defaultLanguage - 1] ?? texts[0],
        dueOn: daysAfter(today, dueIn),
        dueTime,
        assignedTo: user.id,
        jobId: found?.items[place]?.id ?? null,
        customerId: null
      }).pipe(as, at(now - 4 * day))
      if (then === "snoozed") yield* snoozeReminder({ id: made.id, until: "nextWeek" }).pipe(as, at(now - day / 2))
      if (then === "done") yield* completeReminder({ id: made.id }).pipe(as, at(now - 2 * day))
    }
  }
}, Effect.orDie)
