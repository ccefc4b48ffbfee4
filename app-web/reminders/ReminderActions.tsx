import { useState } from "react"
import type { Reminder } from "#domain/reminders/Reminder.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu } from "#ui/Menu.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useReminderDeeds } from "./useReminderDeeds.ts"
import { useReminderText } from "./useReminderText.ts"

const SnoozeDialog = lazyPart(() => import("./SnoozeDialog.tsx"), "SnoozeDialog", "asked")

interface ReminderActionsProps {
  readonly reminder: Reminder
  /** Buttons with words, as in the head of a page, instead of icons. */
  readonly isWordy?: boolean
  /** Where it leads once the reminder is gone. */
  readonly onDeleted?: () => void
}

/** Done, put off, changed or deleted; a done one is opened again. */
export function ReminderActions({ reminder, isWordy = false, onDeleted }: ReminderActionsProps) {
  const { t } = useWords()
  const { textOf } = useReminderText()
  const [isPicking, setPicking] = useState(false)
  const { finish, isPending, remove, reopen, snooze } = useReminderDeeds(reminder, onDeleted)
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
    ...(isWordy
      ? []
      : [{ id: "edit", icon: "edit", label: t("reminder.edit"), href: `/reminders/${reminder.id}/edit` } as const]),
    ...(isOpen ? [] : [{ id: "reopen", icon: "undo", label: t("reminder.reopen"), onAction: reopen } as const]),
    // One of the rules would be made again.
    ...(reminder.rule === null
      ? [{ id: "delete", icon: "trash", label: t("reminder.delete"), isDangerous: true, onAction: remove } as const]
      : [])
  ]
  return (
    <span className="ReminderActions">
      {isOpen &&
        (isWordy ? (
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
        trigger={<IconButton size={isWordy ? "medium" : "small"} icon="more" label={label} />}
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
