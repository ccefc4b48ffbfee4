import { languageTags } from "#domain/words/languages.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { messageWordsOf } from "./messageWordsOf.ts"

/** What a phone says to all shops: to leave, to come back, or to be told who writes. */
export interface Heard {
  readonly kind: "stopped" | "resumed" | "help"
  readonly language: DocumentLanguage
}

/** The words that bring a phone back are Twilio's own, which it takes and answers itself. */
const resumed = ["START", "UNSTOP", "YES"].map((word) => [word, { kind: "resumed", language: "en" }] as const)

/**
 * The words for it, which the catalog has as they are heard. The English ones are those that Twilio takes and answers
 * itself; Canada's carriers ask for ARRET and AIDE as well
 * (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out). English stands last: no other language takes a
 * word from it.
 */
const known: ReadonlyMap<string, Heard> = new Map<string, Heard>([
  ...languageTags.toReversed().flatMap((language) =>
    (["stopped", "help"] as const).flatMap((kind) =>
      messageWordsOf[language](`heard.${kind}`)
        .split(" ")
        .map((word) => [word, { kind, language }] as const)
    )
  ),
  ...resumed
])

/**
 * What a text says when it is one of those words, however it is written: "Arrêt!" is ARRET. Undefined for anything
 * else.
 */
export const heardIn = (text: string): Heard | undefined =>
  known.get(
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[^\p{L}]/gu, "")
      .toUpperCase()
  )
