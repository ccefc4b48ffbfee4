import { useState } from "react"
import type { Reminder } from "#domain/reminders/Reminder.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu } from "#ui/Menu.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useReminderText } from "./useReminderText.ts"
import {
  getReminder,
  deleteReminder,
  postReminderDone,
  postReminderReopen,
  postReminderSnooze
} from "#domain/reminders/remindersApi.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useUndo } from "#web/bulk-actions/useUndo.ts"
import { useToast } from "#web/page/useToast.ts"
import { changedByReminders } from "./changedByReminders.ts"

const SnoozeDialog = lazyPart(() => import("./SnoozeDialog.tsx"), "SnoozeDialog", "asked")

interface ReminderActionsProps {
  readonly reminder: Reminder
  /** Shows text buttons, as in a page header, instead of icons. */
  readonly showsLabels?: boolean
  /** Called after the reminder was deleted, to navigate away. */
  readonly onDeleted?: () => void
}

/** The actions on a reminder: complete, snooze, edit, delete, or reopen a completed one. */
export function ReminderActions({ reminder, showsLabels = false, onDeleted }: ReminderActionsProps) {
  const { t } = useWords()
  const { textOf } = useReminderText()
  const [isPicking, setPicking] = useState(false)
  const { finish, isPending, remove, reopen, snooze } = useReminderActions(reminder, onDeleted)
  const isOpen = reminder.doneAt === null
  const text = textOf(reminder)
  const label = t("reminder.actionsOf", { text })
  const later = [
    { id: "hour", label: t("reminder.snoozeHour"), onAction: () => snooze("hour") },
    { id: "tomorrow", label: t("reminder.snoozeTomorrow"), onAction: () => snooze("tomorrow") },
    { id: "nextWeek", label: t("reminder.snoozeNextWeek"), onAction: () => snooze("nextWeek") },
    { id: "pick", icon: "calendar", label: t("reminder.pick"), onAction: () => setPicking(true) }
  ] as const
  const others = [
    ...(showsLabels
      ? []
      : [{ id: "edit", icon: "edit", label: t("reminder.edit"), href: `/reminders/${reminder.id}/edit` } as const]),
    ...(isOpen ? [] : [{ id: "reopen", icon: "undo", label: t("reminder.reopen"), onAction: reopen } as const]),
    // Reminders created by a rule cannot be deleted, because the rule would create them again.
    ...(reminder.rule === null
      ? [{ id: "delete", icon: "trash", label: t("reminder.delete"), isDangerous: true, onAction: remove } as const]
      : [])
  ]
  return (
    <span className="ReminderActions">
      {isOpen &&
        (showsLabels ? (
          <Button icon="check" isPending={isPending} onPress={finish}>
            {t("reminder.done")}
          </Button>
        ) : (
          <IconButton
            size="small"
            icon="check"
            label={t("reminder.doneOf", { text })}
            isPending={isPending}
            onPress={finish}
          />
        ))}
      <Menu
        label={label}
        placement="bottom end"
        trigger={<IconButton size={showsLabels ? "medium" : "small"} icon="more" label={label} />}
        groups={[...(isOpen ? [{ title: t("reminder.snooze"), choices: later }] : []), { choices: others }]}
      />
      {isPicking && (
        <SnoozeDialog
          reminder={reminder}
          onPick={(until) => {
            setPicking(false)
            snooze(until)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </span>
  )
}

type Until = (typeof postReminderSnooze)["input"]["Type"]["until"]

/** Returns the actions on a reminder. Each shows a toast with Undo. */
const useReminderActions = (reminder: Reminder, onDeleted?: () => void) => {
  const { t } = useWords()
  const showToast = useToast()
  const undo = useUndo()
  const { dueText } = useReminderText()
  const { id, dueOn, dueTime } = reminder
  const finishing = useApiMutation(postReminderDone, { invalidates: changedByReminders })
  const reopening = useApiMutation(postReminderReopen, { invalidates: changedByReminders })
  const snoozing = useApiMutation(postReminderSnooze, { invalidates: changedByReminders })
  const deleting = useApiMutation(deleteReminder, {
    // Excludes the reminder itself, which no longer exists.
    invalidates: changedByReminders.filter(({ name }) => name !== getReminder.name),
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
