import { languageTags } from "#domain/words/languages.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"

/** What a phone says to all shops: to leave, to come back, or to be told who writes. */
export interface Heard {
  readonly kind: "stopped" | "resumed" | "help"
  readonly language: DocumentLanguage
}

/**
 * The words for it. The English ones are those that Twilio takes and answers itself; Canada's carriers ask for ARRET
 * and AIDE as well (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out).
 */
const words: Readonly<Record<DocumentLanguage, Readonly<Record<Heard["kind"], ReadonlyArray<string>>>>> = {
  en: {
    stopped: ["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT"],
    resumed: ["START", "UNSTOP", "YES"],
    help: ["HELP", "INFO"]
  },
  fr: { stopped: ["ARRET", "ARRETE", "ARRETER", "ARRETEZ"], resumed: [], help: ["AIDE"] },
  es: { stopped: ["ALTO", "PARAR", "BAJA"], resumed: [], help: ["AYUDA"] }
}

const known: ReadonlyMap<string, Heard> = new Map(
  languageTags.flatMap((language) =>
    (["stopped", "resumed", "help"] as const).flatMap((kind) =>
      words[language][kind].map((word) => [word, { kind, language }] as const)
    )
  )
)

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
