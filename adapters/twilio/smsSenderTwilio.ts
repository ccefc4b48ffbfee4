import { Context, Effect, Layer, Redacted } from "effect"
import type { MessageProblem } from "#domain/messages/Message.ts"
import type { DeliveryOutcome } from "#domain/messages/Messages.ts"
import { type OutgoingText, SmsSender, TextDeliveryFailed, TextRefused } from "#domain/messages/SmsSender.ts"
import { circuitBreaker } from "#domain/shared/circuitBreaker.ts"

/**
 * The Twilio account that sends texts: `url` is the API's URL, `from` the number or messaging service that all shops
 * use.
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
 * Timeout in milliseconds. A text that was accepted although the response was lost is recognized by its first status
 * report, or looked up before it is retried.
 */
const requestTimeout = 15_000

/** How many of Twilio's latest texts to a phone are searched. */
const page = "100"

interface Refusal {
  readonly code?: number
  readonly message?: string
}

/**
 * A text in Twilio's list format (https://www.twilio.com/docs/messaging/api/message-resource); `date_created` in RFC
 * 2822 format.
 */
interface Listed {
  readonly body: string
  readonly direction: string
  readonly status: string
  readonly date_created: string
  readonly error_code: number | null
}

/** The carrier has accepted the text (accepted, queued, sending) and will report its progress. */
const onItsWay = { state: "sent", trouble: null, detail: "" } as const

/** Sends texts with Twilio's Messages API, with a status callback for each. */
export const smsSenderTwilio = Layer.effect(
  SmsSender,
  Effect.gen(function* () {
    const { sid, token, from, url } = yield* TwilioAccount
    const place = `${url}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`
    const authorization = `Basic ${Buffer.from(`${sid}:${Redacted.value(token)}`).toString("base64")}`
    const sender = from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from }
    const { isClosed, around } = circuitBreaker()
    const ask = Effect.fnUntraced(function* <A>(url: string, init: RequestInit) {
      // Fail fast: mail to customers waits in the same queue and must not wait for an unreachable carrier.
      if (!(yield* isClosed))
        return yield* new TextDeliveryFailed({ message: "the carrier was unreachable a moment ago" })
      return yield* around(
        Effect.tryPromise({
          try: async () => {
            const answer = await fetch(url, {
              ...init,
              headers: { authorization },
              signal: AbortSignal.timeout(requestTimeout)
            })
            return { status: answer.status, said: (await answer.json().catch(() => ({}))) as A }
          },
          catch: (error) => new TextDeliveryFailed({ message: String((error as Error).message) })
        }),
        () => true
      )
    })
    const post = ({ to, text, report }: OutgoingText) =>
      ask<Refusal>(place, {
        method: "POST",
        body: new URLSearchParams({ To: to, ...sender, Body: text, StatusCallback: report })
      })
    return SmsSender.of({
      send: Effect.fn("SmsSender.send")(function* (text) {
        const {
          status,
          said: { code = 0, message = "" }
        } = yield* post(text)
        if (status < 300) return
        // A problem with the account or the connection, which will be fixed sooner or later.
        if (status !== 400)
          return yield* new TextDeliveryFailed({ message: `Twilio answered ${status} ${message}`.trim() })
        return yield* new TextRefused({ trouble: troubleOf(code), detail: `Twilio ${code}: ${message}` })
      }),
      acceptedFor: Effect.fn("SmsSender.acceptedFor")(function* (phone, since) {
        const {
          status,
          said: { messages }
        } = yield* ask<{ readonly messages?: ReadonlyArray<Listed> }>(
          `${place}?${new URLSearchParams({ To: phone, PageSize: page })}`,
          {}
        )
        if (status >= 300 || messages === undefined)
          return yield* new TextDeliveryFailed({
            message: `Twilio responded with ${status} to a query for accepted messages`
          })
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

/** Converts a status callback to an outcome; undefined while the text is still on its way (queued, sending). */
export const reportedOutcome = ({
  MessageStatus: status = "",
  ErrorCode: code = ""
}: Readonly<Record<string, string>>): DeliveryOutcome | undefined => {
  if (status === "sent" || status === "delivered") return { state: status, trouble: null, detail: "" }
  if (status !== "failed" && status !== "undelivered") return undefined
  return { state: status, trouble: troubleOf(Number(code)), detail: code === "" ? "" : `Twilio ${code}` }
}

/** Twilio's error codes by the kind of trouble shown to staff: https://www.twilio.com/docs/api/errors */
const troubles: Readonly<Record<number, MessageProblem>> = {
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

/** Returns the kind of trouble for a Twilio error code. */
const troubleOf = (code: number): MessageProblem => troubles[code] ?? "other"
