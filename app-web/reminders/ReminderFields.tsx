import { type Reminder, type ReminderDraft, ReminderKind } from "#domain/reminders/Reminder.ts"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Select } from "#ui/Select.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { LazyDatePicker } from "#web/forms/LazyDatePicker.tsx"
import { LazyTimeField } from "#web/forms/LazyTimeField.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"
import { useReminderPeople } from "./useReminderPeople.ts"

interface ReminderFieldsProps {
  readonly form: Form<typeof ReminderDraft>
  readonly reminder?: Reminder | undefined
}

/** What is to be done, by when and by whom. */
export function ReminderFields({ form, reminder }: ReminderFieldsProps) {
  const { t } = useWords()
  const kinds = useOptions("reminderKind", ReminderKind)
  const kind = form.field("kind", t("reminder.kind"), { isChoice: true })
  const assignee = form.field("assignedTo", t("reminder.assignee"), { isChoice: true })
  const people = useAssignees(form.values.assignedTo)
  return (
    <FormGrid columns={2}>
      <FormCell span={12}>
        <TextArea
          {...form.field("text", t("reminder.text"))}
          isRequired
          autoFocus={reminder === undefined}
          maxLength={300}
          rows={2}
        />
      </FormCell>
      <Select
        {...kind}
        isRequired
        options={kinds}
        onChange={(value) => {
          if (value !== null) kind.onChange(value)
        }}
      />
      <Select
        {...assignee}
        isRequired
        options={people}
        onChange={(value) => {
          if (value !== null) assignee.onChange(value)
        }}
      />
      <LazyDatePicker {...form.field("dueOn", t("reminder.dueOn"))} isRequired />
      <LazyTimeField
        {...form.field("dueTime", t("reminder.dueTime"))}
        isRequired
        {...(reminder === undefined ? {} : { description: t("reminder.zone", { zone: reminder.timeZone }) })}
      />
    </FormGrid>
  )
}

/** Returns the possible assignees, always including the current one. */
const useAssignees = (assignedTo: string) => {
  const { t } = useWords()
  const { isComplete, people } = useReminderPeople()
  const isKnown = !isComplete || people.some(({ id }) => id === assignedTo)
  return [
    ...people.map(({ id, name }) => ({ value: id, label: name })),
    ...(isKnown ? [] : [{ value: assignedTo, label: t("reminder.assigneeGone", { name: "–" }) }])
  ]
}
