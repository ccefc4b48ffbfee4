import { languageTags } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { LostReason } from "./LostReason.ts"

const texts = await everyLanguage("known", "lost-reasons")

const codes = new Map<string, LostReason>(
  LostReason.literals.flatMap((code) =>
    [code, ...languageTags.map((language) => texts[language][`lostReason.${code}`])].map(
      (word) => [word.toLowerCase(), code] as const
    )
  )
)

/** A reason as it is kept: its code, whichever language it was said in; anything else as it was typed. */
export const lostReasonOf = (said: string): string => codes.get(said.trim().toLowerCase()) ?? said.trim()
