import { Clock, Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { phoneText } from "#domain/shared/phoneDigits.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { languageTags } from "#domain/words/languages.ts"
import { messageWordsOf } from "./messageWordsOf.ts"
import { SmsConsents } from "./SmsConsents.ts"

interface Received {
  readonly from: string
  readonly text: string
  /** What the carrier made of it, where it knows the word and has answered. */
  readonly known?: Heard["kind"] | undefined
}

/**
 * A phone said STOP, START or HELP in one of our languages. The first two are noted in every shop that knows it,
 * because all of them text from one number. Answers what is to be said to the phone; nothing where the carrier has
 * answered: it does so in English, unless told more.
 */
export const receiveText = Effect.fn("receiveText")(function* ({ from, text, known }: Received) {
  const word = heardIn(text)
  const kind = known ?? word?.kind
  if (kind === undefined) return undefined
  const consents = yield* SmsConsents
  const shops = yield* consents.shopsOf(from)
  if (kind !== "help") {
    const at = yield* Clock.currentTimeMillis
    yield* Effect.forEach(
      shops,
      (id) =>
        consents
          .add({ phone: from, kind, place: "phone", wording: text.slice(0, 160), by: "", at })
          .pipe(Effect.provideService(CurrentTenant, { id })),
      { discard: true }
    )
  }
  if (known !== undefined || word === undefined || word.language === "en") return undefined
  const t = messageWordsOf[word.language]
  if (kind === "stopped") return t("answers.stopped")
  const tenants = yield* Tenants
  const named = yield* Effect.forEach(shops.slice(0, 3), (id) => tenants.get(id))
  const texts = named
    .filter((shop) => shop !== undefined)
    .map(({ businessName, phoneNumber }) => `${businessName} ${phoneText(phoneNumber)}`.trim())
  return t("answers.help", { shops: texts.join(", ") })
})

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
