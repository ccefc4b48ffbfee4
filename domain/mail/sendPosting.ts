import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Mailer } from "./Mailer.ts"
import { MailNotSent } from "./MailNotSent.ts"
import { Outbox, postingTriedFor, sendingFor } from "./Outbox.ts"
import { writeMail } from "./writeMail.ts"

/**
 * Sends what waits in the outbox. It may run twice for one posting and sends once: who comes second finds it done, or
 * taken. No transaction is open while the post is asked (R6). What can never arrive is given up at once, the
 * rest after `postingTriedFor`, and neither without a trace.
 */
export const sendPosting = Effect.fn("sendPosting")(function* (id: string) {
  const outbox = yield* Outbox
  const { around } = yield* Transaction
  const now = yield* Clock.currentTimeMillis
  const taken = yield* around(
    Effect.gen(function* () {
      const posting = yield* outbox.claim(id, now)
      if (posting === "busy")
        return yield* Effect.fail(new MailNotSent("another node sends it already, or was killed amidst"))
      if (posting === "done") return undefined
      const written = yield* writeMail(id, posting)
      if (written === undefined) yield* outbox.done(id, now)
      return written && { kind: posting.kind, mail: written }
    })
  )
  if (taken === undefined) return
  const { kind, mail } = taken
  const failure = yield* Effect.flip(inTime((yield* Mailer).send(mail))).pipe(
    Effect.catch(() => Effect.succeed(undefined))
  )
  if (failure === undefined) return yield* around(outbox.done(id, yield* Clock.currentTimeMillis))
  if (!failure.isFinal && now - madeAt(id) < postingTriedFor)
    return yield* Effect.andThen(
      around(outbox.putBack(id, failure.message)),
      Effect.fail(new MailNotSent(`${kind}: ${failure.message}`))
    )
  yield* Effect.logError("a mail was given up", { kind, id, why: failure.message })
  yield* around(outbox.giveUp(id, failure.message, now))
})

/** One try, given up before its claim runs out. */
export const inTime = <A, E, R>(sending: Effect.Effect<A, E, R>) =>
  Effect.timeoutOrElse(sending, {
    duration: sendingFor,
    orElse: () => Effect.fail(new MailNotSent(`no answer in ${sendingFor / 1000} s`))
  })

/** When a posting was made: its id is a UUIDv7 and begins with the instant in milliseconds (RFC 9562 §5.7). */
const madeAt = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
