import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Mailer } from "#domain/mail/Mailer.ts"
import { MailNotSent } from "#domain/mail/MailNotSent.ts"
import { inTime } from "#domain/mail/sendPosting.ts"
import type { Message, MessageId } from "./Message.ts"
import { leftBefore } from "./leftBefore.ts"
import { Messages, type Outcome } from "./Messages.ts"
import { recordOutcome } from "./recordOutcome.ts"
import { Texter, TextNotSent, TextRefused } from "./Texter.ts"
import { writeMessage } from "./writeMessage.ts"

/** For how long a message is tried, in milliseconds: a quote that comes three days late helps nobody. */
export const triedFor = { email: 46 * 3_600_000, sms: 4 * 3_600_000 } as const

/**
 * Sends what waits. It may run twice for one message and sends once: who comes second finds it done, or taken; who
 * takes it over asks the carrier whether the text left, while a mail goes under its own name. No transaction is open
 * while post or carrier are asked (R6). What can never arrive fails at once, the rest after `triedFor`, and
 * both are said on the job.
 */
export const deliverMessage = Effect.fn("deliverMessage")(function* (id: MessageId) {
  const messages = yield* Messages
  const { around } = yield* Transaction
  const now = yield* Clock.currentTimeMillis
  const taken = yield* around(
    Effect.gen(function* () {
      const claimed = yield* messages.claim(id, now)
      if (claimed === "busy")
        return yield* Effect.fail(new MailNotSent("another node sends it already, or was killed amidst"))
      return claimed === "done"
        ? undefined
        : { ...claimed, written: yield* Effect.orDie(writeMessage(claimed.message)) }
    })
  )
  if (taken === undefined) return
  const { message, written, isAgain } = taken
  const outcome = yield* inTime(
    Effect.gen(function* () {
      if (written.channel === "email") yield* (yield* Mailer).send(written.mail)
      else {
        const before = isAgain ? yield* leftBefore(message, written.text) : undefined
        if (before !== undefined) return before
        yield* (yield* Texter).send(written.text)
      }
      return { state: "sent", trouble: null, detail: "" } satisfies Outcome
    })
  ).pipe(
    Effect.catch((failure) => {
      const final = outcomeOf(failure, message, now)
      return final === undefined
        ? Effect.andThen(
            around(messages.putBack(id, failure.message)),
            Effect.fail(failure as TextNotSent | MailNotSent)
          )
        : Effect.succeed(final)
    })
  )
  yield* around(recordOutcome(message, outcome))
})

/** What a failure means for good; undefined where trying again may help. */
const outcomeOf = (
  failure: MailNotSent | TextRefused | TextNotSent,
  { at, channel }: Message,
  now: number
): Outcome | undefined => {
  if (failure instanceof TextRefused) return { state: "failed", trouble: failure.trouble, detail: failure.detail }
  if (failure instanceof MailNotSent && failure.isFinal)
    return { state: "failed", trouble: "badAddress", detail: failure.message }
  return now - at < triedFor[channel] ? undefined : { state: "failed", trouble: "noPost", detail: failure.message }
}
