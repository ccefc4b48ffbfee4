import { postReminder } from "#domain/reminders/remindersApi.ts"
import { ReminderDraft } from "#domain/reminders/Reminder.ts"
import { useUser } from "#web/access/useUser.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { trimmed } from "#web/forms/formErrors.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByReminders } from "./changedByReminders.ts"
import { ReminderFields } from "./ReminderFields.tsx"
import { newReminder, reminderErrorsOf } from "./reminderKind.ts"
import type { RemindersAbout } from "./RemindersAbout.ts"

interface ReminderDialogProps {
  readonly about: RemindersAbout
  readonly onClose: () => void
}

/** A dialog that creates a reminder about a job or customer without leaving the page. */
export function ReminderDialog({ about, onClose }: ReminderDialogProps) {
  const { t } = useWords()
  const showToast = useToast()
  const { id } = useUser()
  const form = useForm(ReminderDraft, newReminder(id, about))
  const adding = useApiMutation(postReminder, {
    form,
    invalidates: changedByReminders,
    onDone: () => {
      showToast({ kind: "success", text: t("reminder.created") })
      onClose()
    },
    onFailure: (failure) => {
      const errors = reminderErrorsOf(failure)
      if (errors !== undefined) form.refuse(errors, form.getState().values)
      return errors !== undefined
    }
  })
  return (
    <FormDialog
      title={t("reminder.new")}
      submitLabel={t("save")}
      isPending={adding.isPending}
      isDismissable={false}
      onSubmit={() => {
        const typed = form.check()
        if (typed !== undefined) adding.send(trimmed(typed))
      }}
      onClose={onClose}
    >
      <ReminderFields form={form} />
    </FormDialog>
  )
}
