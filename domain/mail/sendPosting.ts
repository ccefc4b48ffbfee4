import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Mailer } from "./Mailer.ts"
import { MailNotSent } from "./MailNotSent.ts"
import { Outbox, postingTriedFor } from "./Outbox.ts"
import { writeMail } from "./writeMail.ts"

/**
 * Sends what waits in the outbox. It may run twice for one posting and sends once: who comes second finds it done, or taken. No
 * transaction is open while the post is asked (trust.md R6).
 * What can never arrive is given up at once, the rest after `postingTriedFor`, and neither without a trace.
 */
export const sendPosting = Effect.fn("sendPosting")(function*(id: string) {
  const outbox = yield* Outbox
  const { around } = yield* Transaction
  const now = yield* Clock.currentTimeMillis
  const mail = yield* around(Effect.gen(function*() {
    const posting = yield* outbox.claim(id, now)
    if (posting === "busy") return yield* Effect.fail(new MailNotSent("it is being sent already"))
    if (posting === "done") return undefined
    const written = yield* writeMail(id, posting)
    if (written === undefined) yield* outbox.done(id, now)
    return written
  }))
  if (mail === undefined) return
  const failure = yield* Effect.flip((yield* Mailer).send(mail)).pipe(Effect.catch(() => Effect.succeed(undefined)))
  if (failure === undefined) return yield* around(outbox.done(id, yield* Clock.currentTimeMillis))
  if (!failure.isFinal && now - madeAt(id) < postingTriedFor) return yield* Effect.andThen(around(outbox.putBack(id, failure.message)), Effect.fail(failure))
  yield* Effect.logError("a mail was given up", { id, why: failure.message })
  yield* around(outbox.giveUp(id, failure.message, now))
})

/** When a posting was made: its id is a UUIDv7 and begins with the instant in milliseconds (RFC 9562 §5.7). */
const madeAt = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
