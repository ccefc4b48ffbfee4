import { createHmac, timingSafeEqual } from "node:crypto"
import { Effect, Redacted, Schema } from "effect"
import { Content } from "#domain/contract/Content.ts"
import { endpoint, handle } from "#domain/contract/Endpoint.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { WebhookMessage, WebhookNotSigned } from "#domain/contract/Webhook.ts"
import { recordOutcome } from "#domain/messages/deliverMessage.ts"
import { MessageId } from "#domain/messages/Message.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { type ReceivedKeyword, receiveText } from "#domain/messages/receiveText.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { ShopUrls } from "#domain/tenants/ShopUrls.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { reportedOutcome, TwilioAccount } from "./smsSenderTwilio.ts"

const webhook = { signature: "X-Twilio-Signature", type: "application/x-www-form-urlencoded" } as const

export const postTextReport = endpoint({
  name: "postTextReport",
  summary:
    "Receives the delivery status of a text message from Twilio. The query parameter `message` identifies the message.",
  method: "POST",
  path: "/twilio/status",
  access: "everyone",
  webhook,
  input: WebhookMessage,
  output: Schema.Struct({}),
  failures: [WebhookNotSigned]
})

export const postTextReceived = endpoint({
  name: "postTextReceived",
  summary:
    "Receives an incoming text message from Twilio. Returns the reply as TwiML, empty if Twilio has already replied.",
  method: "POST",
  path: "/twilio/inbound",
  access: "everyone",
  webhook,
  input: WebhookMessage,
  output: Content,
  produces: ["text/xml"],
  failures: [WebhookNotSigned]
})

/**
 * Keywords that Twilio handles itself, as reported in OptOutType
 * (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out).
 */
const optOut: Readonly<Record<string, ReceivedKeyword["kind"]>> = { STOP: "stopped", START: "resumed", HELP: "help" }

/** Returns the fields of a message whose Twilio signature is valid for our own URL, not the one the request claims. */
const signedFields = Effect.fnUntraced(function* ({ body, signature, url }: WebhookMessage) {
  const { token } = yield* TwilioAccount
  const shop = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  const fields: Fields = Object.fromEntries(new URLSearchParams(body))
  const address = `${(yield* ShopUrls).ofShop(shop?.prefix ?? "")}${url}`
  return isFromTwilio(Redacted.value(token), address, fields, signature) ? fields : yield* new WebhookNotSigned()
})

export const twilioHandlers = [
  handle(
    postTextReport,
    Effect.fnUntraced(function* (sent) {
      const outcome = reportedOutcome(yield* signedFields(sent))
      const id = new URLSearchParams(sent.url.split("?")[1]).get("message")
      if (outcome === undefined || !Schema.is(MessageId)(id)) return {}
      yield* Transaction.use(({ run }) =>
        run(
          Effect.gen(function* () {
            const message = yield* (yield* Messages).get(id)
            if (message !== undefined) yield* recordOutcome(message, outcome)
          })
        )
      )
      return {}
    })
  ),
  handle(
    postTextReceived,
    Effect.fnUntraced(function* (sent) {
      const { From: from = "", Body: text = "", OptOutType: known = "" } = yield* signedFields(sent)
      return { type: "text/xml; charset=utf-8", body: twiml(yield* receiveText({ from, text, known: optOut[known] })) }
    })
  )
]

/**
 * Builds the TwiML response with the reply to the phone; empty if Twilio already replied, as to STOP, START and HELP.
 */
const twiml = (answer: string | undefined) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${answer === undefined ? "" : `<Message>${answer.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</Message>`}</Response>`

/** Form fields; Twilio signs them sorted by name. */
type Fields = Readonly<Record<string, string>>

/**
 * Computes X-Twilio-Signature: HMAC-SHA1 with the account's token over the URL and all fields
 * (https://www.twilio.com/docs/usage/security).
 */
export const twilioSignature = (token: string, url: string, fields: Fields): string =>
  createHmac("sha1", token)
    .update(
      url +
        Object.keys(fields)
          .toSorted()
          .map((name) => `${name}${fields[name]}`)
          .join("")
    )
    .digest("base64")

/** Returns whether a request comes from Twilio. Compares in constant time. */
export const isFromTwilio = (token: string, url: string, fields: Fields, signature: string): boolean => {
  const [expected, given] = [Buffer.from(twilioSignature(token, url, fields)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
