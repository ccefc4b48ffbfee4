import "./Reminders.css"
import type { ListedReminder } from "#domain/reminders/Reminder.ts"
import { Link } from "#ui/Link.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useWords } from "#web/words/useWords.ts"
import { ReminderActions } from "./ReminderActions.tsx"
import { useReminderText } from "./useReminderText.ts"

interface ReminderListProps {
  /** Accessible name of the list if no heading above names it. */
  readonly label: string
  readonly reminders: ReadonlyArray<ListedReminder>
  /** Returns the text next to the due date: the assignee, or the subject of the reminder. */
  readonly beside: (reminder: ListedReminder) => string
}

/** A short list of reminders on another screen, each with its actions. */
export function ReminderList({ label, reminders, beside }: ReminderListProps) {
  const { of } = useWords()
  const { dueText, textOf } = useReminderText()
  return (
    <ul className="ReminderList" aria-label={label}>
      {reminders.map((reminder) => (
        <li key={reminder.id}>
          <span className="ReminderWords">
            <Link href={`/reminders/${reminder.id}/edit`}>{textOf(reminder)}</Link>
            <span className="ReminderFacts">
              {reminder.when === "overdue" ? (
                <StatusDot tone="danger">{`${of("reminderWhen", "overdue")}, ${dueText(reminder)}`}</StatusDot>
              ) : (
                <span>{dueText(reminder)}</span>
              )}
              <span>{of("reminderKind", reminder.kind)}</span>
              {beside(reminder) !== "" && <span>{beside(reminder)}</span>}
            </span>
          </span>
          <ReminderActions reminder={reminder} />
        </li>
      ))}
    </ul>
  )
}
