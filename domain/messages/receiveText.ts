import { Clock, Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { phoneText } from "#domain/shared/phoneText.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { type Heard, heardIn } from "./heardIn.ts"
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
