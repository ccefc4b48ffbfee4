import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Mailer } from "./Mailer.ts"
import { MailNotSent } from "./MailNotSent.ts"
import { Outbox } from "./Outbox.ts"
import { writeMail } from "./writeMail.ts"

/**
 * Sends what waits in the outbox. It may run twice for one posting and sends once: who comes second finds it done, or taken. No
 * transaction is open while the post is asked (trust.md R6).
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
  yield* (yield* Mailer).send(mail).pipe(Effect.tapError(({ message }) => around(outbox.putBack(id, message))))
  yield* around(outbox.done(id, yield* Clock.currentTimeMillis))
})
