import { Schema } from "effect"
import { type Reminder, reminderDue } from "#domain/reminders/Reminder.ts"
import { DatePicker } from "#ui/DatePicker.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { TimeField } from "#ui/TimeField.tsx"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useWords } from "#web/words/useWords.ts"

const Due = Schema.Struct(reminderDue)

interface SnoozeDialogProps {
  readonly reminder: Reminder
  readonly onPick: (due: typeof Due.Type) => void
  readonly onClose: () => void
}

/** Asks for the new due date and time of a reminder. */
export function SnoozeDialog({ reminder: { dueOn, dueTime, timeZone }, onPick, onClose }: SnoozeDialogProps) {
  const { t } = useWords()
  const form = useForm(Due, { dueOn, dueTime })
  const pick = () => {
    const due = form.check()
    if (due !== undefined) onPick(due)
  }
  return (
    <FormDialog
      title={t("reminder.pick")}
      size="small"
      submitLabel={t("reminder.snooze")}
      onSubmit={pick}
      onClose={onClose}
    >
      <FormGrid columns={2}>
        <DatePicker {...form.field("dueOn", t("reminder.dueOn"))} isRequired autoFocus />
        <TimeField
          {...form.field("dueTime", t("reminder.dueTime"))}
          isRequired
          description={t("reminder.zone", { zone: timeZone })}
        />
      </FormGrid>
    </FormDialog>
  )
}
