import { Effect, Layer, Redacted } from "effect"
import { type Text, Texter, TextNotSent, TextRefused } from "#domain/messages/Texter.ts"
import { troubleOf } from "./troubleOf.ts"
import { TwilioAccount } from "./TwilioAccount.ts"

/** Milliseconds for an answer. A text that was taken and not answered is known by its first report before it is tried again. */
const patience = 15_000

interface Refusal {
  readonly code?: number
  readonly message?: string
}

/** Sends texts by Twilio's Messages API, which is asked to report what becomes of each. */
export const texterTwilio = Layer.effect(
  Texter,
  Effect.gen(function*() {
    const { sid, token, from, url } = yield* TwilioAccount
    const place = `${url}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`
    const authorization = `Basic ${Buffer.from(`${sid}:${Redacted.value(token)}`).toString("base64")}`
    const sender = from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from }
    const post = ({ to, text, report }: Text) => Effect.tryPromise({
      try: async () => {
        const body = new URLSearchParams({ To: to, ...sender, Body: text, StatusCallback: report })
        const answer = await fetch(place, { method: "POST", headers: { authorization }, body, signal: AbortSignal.timeout(patience) })
        return { status: answer.status, said: await answer.json().catch(() => ({})) as Refusal }
      },
      catch: (error) => new TextNotSent({ message: String((error as Error).message) })
    })
    return Texter.of({
      send: Effect.fn("Texter.send")(function*(text) {
        const { status, said: { code = 0, message = "" } } = yield* post(text)
        if (status < 300) return
        // The account itself, or the wire: mended by somebody, sooner or later.
        if (status !== 400) return yield* new TextNotSent({ message: `Twilio answered ${status} ${message}`.trim() })
        return yield* new TextRefused({ trouble: troubleOf(code), detail: `Twilio ${code}: ${message}` })
      })
    })
  })
)
