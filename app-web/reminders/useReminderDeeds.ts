import { getReminder } from "#domain/reminders/remindersApi.ts"
import {
  deleteReminder,
  postReminderDone,
  postReminderReopen,
  postReminderSnooze
} from "#domain/reminders/remindersApi.ts"
import type { Reminder } from "#domain/reminders/Reminder.ts"
import { useSend } from "#web/api/useSend.ts"
import { useUndo } from "#web/bulk-actions/useUndo.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByReminders } from "./changedByReminders.ts"
import { useReminderText } from "./useReminderText.ts"

type Until = (typeof postReminderSnooze)["input"]["Type"]["until"]

/** What is done with a reminder at a press; each says so in a toast that takes it back. */
export const useReminderDeeds = (reminder: Reminder, onDeleted?: () => void) => {
  const { t } = useWords()
  const showToast = useToast()
  const undo = useUndo()
  const { dueText } = useReminderText()
  const { id, dueOn, dueTime } = reminder
  const finishing = useSend(postReminderDone, { refreshes: changedByReminders })
  const reopening = useSend(postReminderReopen, { refreshes: changedByReminders })
  const snoozing = useSend(postReminderSnooze, { refreshes: changedByReminders })
  const deleting = useSend(deleteReminder, {
    // Not the reminder itself, which is gone.
    refreshes: changedByReminders.filter(({ name }) => name !== getReminder.name),
    onDone: ({ undoId }) => {
      showToast({ kind: "success", text: t("reminder.deleted"), action: undo(undoId) })
      onDeleted?.()
    }
  })
  const about = `reminder.${id}`
  const reopen = () =>
    reopening.send({ id }, { onSuccess: () => showToast({ kind: "success", about, text: t("reminder.reopened") }) })
  const snooze = (until: Until, isUndone = false) =>
    snoozing.send(
      { id, until },
      {
        onSuccess: (now) =>
          showToast({
            kind: "success",
            about,
            text: t("reminder.snoozed", { due: dueText(now) }),
            ...(isUndone ? {} : { action: { label: t("undo"), onPress: () => snooze({ dueOn, dueTime }, true) } })
          })
      }
    )
  return {
    finish: () =>
      finishing.send(
        { id },
        {
          onSuccess: () =>
            showToast({
              kind: "success",
              about,
              text: t("reminder.allDone"),
              action: { label: t("undo"), onPress: reopen }
            })
        }
      ),
    reopen,
    snooze: (until: Until) => snooze(until),
    remove: () => deleting.send({ id }),
    isPending: finishing.isPending || reopening.isPending || snoozing.isPending || deleting.isPending
  }
}
