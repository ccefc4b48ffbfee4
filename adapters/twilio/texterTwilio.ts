import { Context, Effect, Layer, Redacted } from "effect"
import type { MessageTrouble } from "#domain/messages/Message.ts"
import type { Outcome } from "#domain/messages/Messages.ts"
import { type Text, Texter, TextNotSent, TextRefused } from "#domain/messages/Texter.ts"
import { circuit } from "#domain/shared/circuit.ts"

/**
 * The account at Twilio by which texts go out: `url` is where its API is found, `from` the number or service all shops
 * text from.
 */
export class TwilioAccount extends Context.Service<
  TwilioAccount,
  {
    readonly sid: string
    readonly token: Redacted.Redacted<string>
    readonly from: string
    readonly url: string
  }
>()("adapters/twilio/TwilioAccount") {}

/**
 * Milliseconds for an answer. A text that was taken and not answered is known by its first report, else found before it
 * is tried again.
 */
const patience = 15_000

/** Twilio's newest texts to one phone that are looked through. */
const page = "100"

interface Refusal {
  readonly code?: number
  readonly message?: string
}

/**
 * A text as Twilio lists it (https://www.twilio.com/docs/messaging/api/message-resource); `date_created` by RFC 2822.
 */
interface Listed {
  readonly body: string
  readonly direction: string
  readonly status: string
  readonly date_created: string
  readonly error_code: number | null
}

/** The carrier has it (accepted, queued, sending): it reports the rest. */
const onItsWay = { state: "sent", trouble: null, detail: "" } as const

/** Sends texts by Twilio's Messages API, which is asked to report what becomes of each. */
export const texterTwilio = Layer.effect(
  Texter,
  Effect.gen(function* () {
    const { sid, token, from, url } = yield* TwilioAccount
    const place = `${url}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`
    const authorization = `Basic ${Buffer.from(`${sid}:${Redacted.value(token)}`).toString("base64")}`
    const sender = from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from }
    const { isClosed, around } = circuit()
    const ask = Effect.fnUntraced(function* <A>(url: string, init: RequestInit) {
      // Mails to customers wait in the same queue: none should wait for a carrier that does not answer anyway.
      if (!(yield* isClosed))
        return yield* new TextNotSent({ message: "the carrier could not be reached a moment ago" })
      return yield* around(
        Effect.tryPromise({
          try: async () => {
            const answer = await fetch(url, {
              ...init,
              headers: { authorization },
              signal: AbortSignal.timeout(patience)
            })
            return { status: answer.status, said: (await answer.json().catch(() => ({}))) as A }
          },
          catch: (error) => new TextNotSent({ message: String((error as Error).message) })
        }),
        () => true
      )
    })
    const post = ({ to, text, report }: Text) =>
      ask<Refusal>(place, {
        method: "POST",
        body: new URLSearchParams({ To: to, ...sender, Body: text, StatusCallback: report })
      })
    return Texter.of({
      send: Effect.fn("Texter.send")(function* (text) {
        const {
          status,
          said: { code = 0, message = "" }
        } = yield* post(text)
        if (status < 300) return
        // The account itself, or the wire: mended by somebody, sooner or later.
        if (status !== 400) return yield* new TextNotSent({ message: `Twilio answered ${status} ${message}`.trim() })
        return yield* new TextRefused({ trouble: troubleOf(code), detail: `Twilio ${code}: ${message}` })
      }),
      takenFor: Effect.fn("Texter.takenFor")(function* (phone, since) {
        const {
          status,
          said: { messages }
        } = yield* ask<{ readonly messages?: ReadonlyArray<Listed> }>(
          `${place}?${new URLSearchParams({ To: phone, PageSize: page })}`,
          {}
        )
        if (status >= 300 || messages === undefined)
          return yield* new TextNotSent({ message: `Twilio answered ${status} when asked what it took` })
        return messages
          .filter(({ direction, date_created: at }) => direction !== "inbound" && Date.parse(at) >= since)
          .map(({ body, status: MessageStatus, error_code: code }) => ({
            text: body,
            outcome: reportedOutcome({ MessageStatus, ErrorCode: String(code ?? "") }) ?? onItsWay
          }))
      })
    })
  })
)

/** What a status callback says became of a text; undefined on the way there (queued, sending). */
export const reportedOutcome = ({
  MessageStatus: status = "",
  ErrorCode: code = ""
}: Readonly<Record<string, string>>): Outcome | undefined => {
  if (status === "sent" || status === "delivered") return { state: status, trouble: null, detail: "" }
  if (status !== "failed" && status !== "undelivered") return undefined
  return { state: status, trouble: troubleOf(Number(code)), detail: code === "" ? "" : `Twilio ${code}` }
}

/** Twilio's error codes as the desk can act on them: https://www.twilio.com/docs/api/errors */
const troubles: Readonly<Record<number, MessageTrouble>> = {
  21211: "invalidNumber",
  21265: "invalidNumber",
  21408: "noPermission",
  21610: "stopped",
  21612: "unroutable",
  21614: "notMobile",
  30002: "account",
  30003: "unreachable",
  30004: "blocked",
  30005: "unknownHandset",
  30006: "notMobile",
  30007: "filtered",
  30034: "account"
}

/** What an error code of Twilio means. */
const troubleOf = (code: number): MessageTrouble => troubles[code] ?? "other"
