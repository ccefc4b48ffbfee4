import { Clock, Effect, Option } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { JobLinks } from "#domain/documents/JobLinks.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { MailDeliveryFailed, Mailer } from "#domain/mail/Mailer.ts"
import { withSendTimeout } from "#domain/mail/sendOutboxMessage.ts"
import type { Message, MessageId } from "./Message.ts"
import { Messages, type DeliveryOutcome } from "./Messages.ts"
import { SmsConsents } from "./SmsConsents.ts"
import { type OutgoingText, TextDeliveryFailed, TextRefused, SmsSender } from "./SmsSender.ts"
import { renderMessage } from "./renderMessage.ts"

/** How long sending is retried, in milliseconds. A quote that arrives three days late is of no use. */
export const messageRetryWindow = { email: 46 * 3_600_000, sms: 4 * 3_600_000 } as const

/**
 * Sends a queued message. May run twice but sends only once: the second run finds it done or claimed. After a takeover,
 * a text is looked up with the carrier first, while an email is resent under its own message id. No transaction is open
 * while contacting the mail server or carrier (R6). Permanent failures are final immediately, others after `messageRetryWindow`;
 * both are recorded on the job.
 */
export const deliverMessage = Effect.fn("deliverMessage")(function* (id: MessageId) {
  const messages = yield* Messages
  const { run } = yield* Transaction
  const now = yield* Clock.currentTimeMillis
  const taken = yield* run(
    Effect.gen(function* () {
      const claimed = yield* messages.claim(id, now)
      if (claimed === "busy")
        return yield* Effect.fail(new MailDeliveryFailed("another node is sending it, or was killed while sending"))
      return claimed === "done"
        ? undefined
        : { ...claimed, written: yield* Effect.orDie(renderMessage(claimed.message)) }
    })
  )
  if (taken === undefined) return
  const { message, written, isAgain } = taken
  const outcome = yield* withSendTimeout(
    Effect.gen(function* () {
      if (written.channel === "email") yield* (yield* Mailer).send(written.mail)
      else {
        const before = isAgain ? yield* leftBefore(message, written.text) : undefined
        if (before !== undefined) return before
        yield* (yield* SmsSender).send(written.text)
      }
      return { state: "sent", trouble: null, detail: "" } satisfies DeliveryOutcome
    })
  ).pipe(
    Effect.catch((failure) => {
      const final = outcomeOf(failure, message, now)
      return final === undefined
        ? Effect.andThen(
            run(messages.releaseClaim(id, failure.message)),
            Effect.fail(failure as TextDeliveryFailed | MailDeliveryFailed)
          )
        : Effect.succeed(final)
    })
  )
  yield* run(recordOutcome(message, outcome))
})

/** Returns the final outcome of a failure, or undefined if a retry may help. */
const outcomeOf = (
  failure: MailDeliveryFailed | TextRefused | TextDeliveryFailed,
  { at, channel }: Message,
  now: number
): DeliveryOutcome | undefined => {
  if (failure instanceof TextRefused) return { state: "failed", trouble: failure.trouble, detail: failure.detail }
  if (failure instanceof MailDeliveryFailed && failure.isFinal)
    return { state: "failed", trouble: "badAddress", detail: failure.message }
  return now - at < messageRetryWindow[channel]
    ? undefined
    : { state: "failed", trouble: "noPost", detail: failure.message }
}

/** Maximum difference between the carrier's clock and ours, in milliseconds. */
const skew = 3_600_000

/**
 * Returns the outcome of a text that may have been sent already, when the previous worker crashed or never received the
 * carrier's response. Recognizes it by the customer's link in it, with any of the link's keys; a test, which has no
 * link, by its wording. Undefined if it was never sent.
 */
const leftBefore = Effect.fn("leftBefore")(function* ({ at, linkId, to }: Message, { text }: OutgoingText) {
  const taken = yield* (yield* SmsSender).acceptedFor(to, at - skew)
  const { fingerprint } = yield* Secrets
  const links = yield* JobLinks
  const isIt = Effect.fnUntraced(function* (said: string) {
    if (linkId === null) return said === text
    for (const token of tokensIn(said)) if ((yield* links.byKey(fingerprint(token)))?.id === linkId) return true
    return false
  })
  const found = yield* (yield* Transaction).run(Effect.findFirst(taken, (one) => isIt(one.text)))
  return Option.getOrUndefined(found)?.outcome
})

const tokensIn = (text: string) =>
  [...text.matchAll(/\/(?:document|quote\/visit|photos)\/([\w-]+)/g)].map(([, token]) => token!)

/**
 * Saves a message's outcome and adds it to the job's timeline. If the phone turns out to have opted out, it is not
 * texted again.
 */
export const recordOutcome = Effect.fn("recordOutcome")(function* (message: Message, outcome: DeliveryOutcome) {
  const now = yield* Clock.currentTimeMillis
  const isNews = yield* (yield* Messages).saveOutcome(message.id, outcome, now)
  if (!isNews || message.isTest) return
  const { jobId, channel, to } = message
  const isStopped = outcome.trouble === "stopped"
  if (isStopped)
    yield* (yield* SmsConsents).add({
      phone: to,
      kind: "stopped",
      place: "phone",
      wording: outcome.detail,
      by: "",
      at: now
    })
  if (outcome.state === "sent") return
  const state =
    outcome.state === "delivered" ? ("delivered" as const) : isStopped ? ("stopped" as const) : ("failed" as const)
  yield* (yield* JobChanges).add(jobId, { _tag: "delivery", channel, to, state })
})
