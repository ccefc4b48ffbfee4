import { useMemo } from "react"
import type { Reminder } from "#domain/reminders/Reminder.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/**
 * Formats a reminder: its own text or that of the rule that created it, and its due time in its location's time zone.
 */
export const useReminderText = () => {
  const { of } = useWords()
  const { clock, day } = useFormats()
  return useMemo(
    () => ({
      textOf: ({ rule, text }: Pick<Reminder, "rule" | "text">) =>
        rule === null || text !== "" ? text : of("reminderRule", rule),
      dueText: ({ dueOn, dueTime }: Pick<Reminder, "dueOn" | "dueTime">) => `${day(dueOn)}, ${clock(dueTime)}`
    }),
    [of, clock, day]
  )
}
