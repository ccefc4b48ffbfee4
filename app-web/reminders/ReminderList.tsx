import "./Reminders.css"
import type { ListedReminder } from "#domain/reminders/Reminder.ts"
import { Link } from "#ui/Link.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useWords } from "#web/words/useWords.ts"
import { ReminderActions } from "./ReminderActions.tsx"
import { useReminderText } from "./useReminderText.ts"

interface ReminderListProps {
  /** What the list is called where nothing above it says so. */
  readonly label: string
  readonly reminders: ReadonlyArray<ListedReminder>
  /** What stands beside when it is due: whose it is, or what it is about. */
  readonly beside: (reminder: ListedReminder) => string
}

/** A few reminders on another screen, each with what can be done with it. */
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
