import { ReminderRule } from "#domain/jobs/jobCodes.ts"
import { hasText } from "#domain/shared/textSearch.ts"
import type { Language } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"

const words = await everyLanguage("screens", "reminders")

/** The rules in whose sentence a text stands, in a reader's language: what they made says nothing else. */
export const rulesSaying = (text: string, language: Language): ReadonlyArray<ReminderRule> =>
  text.trim() === ""
    ? []
    : ReminderRule.literals.filter((rule) => hasText(words[language][`reminderRule.${rule}`], text))
