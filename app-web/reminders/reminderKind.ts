import { getReminder, listReminders, postReminder, putReminder } from "#domain/reminders/remindersApi.ts"
import { type Reminder, ReminderDraft } from "#domain/reminders/Reminder.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useReminderPeople } from "./useReminderPeople.ts"

export type ReminderValues = typeof ReminderDraft.Encoded

/** Returns the values of a new reminder: assigned to the current user and due tomorrow morning in their time zone. */
export const newReminder = (me: string, about: Partial<Pick<ReminderValues, "jobId" | "customerId">> = {}) => ({
  kind: "callBack" as const,
  text: "",
  dueOn: daysAfter(dayOf(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone), 1),
  dueTime: "09:00",
  assignedTo: me,
  jobId: null,
  customerId: null,
  ...about
})

/** Reminders as records with a form. A new one is assigned to the given user. */
export const reminderKind = (
  me: string,
  textOf: (reminder: Reminder) => string
): RecordKind<typeof ReminderDraft, Reminder> => ({
  name: "reminder",
  schema: ReminderDraft,
  valuesOf: (kept) => {
    if (kept === undefined) return newReminder(me)
    const { kind, dueOn, dueTime, assignedTo, jobId, customerId } = kept
    return { kind, text: textOf(kept), dueOn, dueTime, assignedTo, jobId, customerId }
  },
  hrefOf: ({ id }) => `/reminders/${id}/edit`,
  get: getReminder,
  list: listReminders,
  post: postReminder,
  put: putReminder
})

/** The texts of the reminder form: field labels, values and messages. */
export const useReminderWords = (): RecordTexts<ReminderValues> => {
  const { t, of } = useWords()
  const { clock, day } = useFormats()
  const { people } = useReminderPeople()
  const labels = {
    kind: t("reminder.kind"),
    text: t("reminder.text"),
    dueOn: t("reminder.dueOn"),
    dueTime: t("reminder.dueTime"),
    assignedTo: t("reminder.assignee"),
    jobId: t("reminder.job"),
    customerId: t("reminder.customer")
  }
  return {
    labels,
    nameOf: (path) => ({
      label: labels[path as keyof ReminderValues] ?? path,
      isChoice: path === "kind" || path === "assignedTo"
    }),
    say: (name, values) => {
      if (name === "kind") return of("reminderKind", values.kind)
      if (name === "dueOn") return day(values.dueOn)
      if (name === "dueTime") return clock(values.dueTime)
      if (name === "assignedTo") return people.find(({ id }) => id === values.assignedTo)?.name ?? "–"
      if (name === "text") return values.text
      return values[name] === null ? "–" : t(name === "jobId" ? "reminder.otherJob" : "reminder.otherCustomer")
    },
    created: t("reminder.created"),
    saved: t("reminder.saved"),
    joined: t("reminder.joined"),
    changed: t("failure.ReminderChanged")
  }
}

/** If the assignee no longer exists, shows the error on that field. */
export const reminderErrorsOf = ({ _tag }: { readonly _tag: string }) =>
  _tag === "AssigneeUnavailable" ? { assignedTo: ["failure.AssigneeUnavailable"] } : undefined
