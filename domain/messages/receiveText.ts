import { Clock, Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { languageTags } from "#domain/words/languages.ts"
import { messageTextsOf } from "./messageTextsOf.ts"
import { SmsConsents } from "./SmsConsents.ts"

interface Received {
  readonly from: string
  readonly text: string
  /** The keyword the carrier recognized and has already answered. */
  readonly known?: ReceivedKeyword["kind"] | undefined
}

/**
 * Handles a STOP, START or HELP reply in any of our languages. STOP and START are recorded in all shops that know the
 * phone, because they all text from one number. Returns the reply to send, or undefined if the carrier has already
 * replied, which it does only in English by default.
 */
export const receiveText = Effect.fn("receiveText")(function* ({ from, text, known }: Received) {
  const word = keywordIn(text)
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
  const t = messageTextsOf[word.language]
  if (kind === "stopped") return t("answers.stopped")
  const tenants = yield* Tenants
  const named = yield* Effect.forEach(shops.slice(0, 3), (id) => tenants.get(id))
  const texts = named
    .filter((shop) => shop !== undefined)
    .map(({ businessName, phoneNumber }) => `${businessName} ${formatPhone(phoneNumber)}`.trim())
  return t("answers.help", { shops: texts.join(", ") })
})

/** A keyword texted to all shops: to opt out, opt back in, or ask who is writing. */
export interface ReceivedKeyword {
  readonly kind: "stopped" | "resumed" | "help"
  readonly language: DocumentLanguage
}

/** The opt-in keywords are Twilio's own; it handles and answers them itself. */
const resumed = ["START", "UNSTOP", "YES"].map((word) => [word, { kind: "resumed", language: "en" }] as const)

/**
 * The keywords, as defined in the message catalog. The English ones are those that Twilio handles and answers itself;
 * Canadian carriers also require ARRET and AIDE (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out).
 * English comes last, so that no other language overrides its keywords.
 */
const known: ReadonlyMap<string, ReceivedKeyword> = new Map<string, ReceivedKeyword>([
  ...languageTags.toReversed().flatMap((language) =>
    (["stopped", "help"] as const).flatMap((kind) =>
      messageTextsOf[language](`heard.${kind}`)
        .split(" ")
        .map((word) => [word, { kind, language }] as const)
    )
  ),
  ...resumed
])

/**
 * Returns the keyword a text consists of, ignoring case, accents and punctuation ("Arrêt!" is ARRET), or undefined for
 * anything else.
 */
export const keywordIn = (text: string): ReceivedKeyword | undefined =>
  known.get(
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[^\p{L}]/gu, "")
      .toUpperCase()
  )
