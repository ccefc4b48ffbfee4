import { ReminderRule } from "#domain/jobs/jobCodes.ts"
import { hasText } from "#domain/shared/textSearch.ts"
import type { Language } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"

const words = await everyLanguage("screens", "reminders")

/**
 * Returns the rules whose sentence contains the text, in the reader's language. Rule-created reminders have no other
 * text.
 */
export const rulesMatchingText = (text: string, language: Language): ReadonlyArray<ReminderRule> =>
  text.trim() === ""
    ? []
    : ReminderRule.literals.filter((rule) => hasText(words[language][`reminderRule.${rule}`], text))
