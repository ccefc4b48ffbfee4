import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { MailDeliveryFailed, Mailer } from "./Mailer.ts"
import { Outbox, type OutboxMessage, retryWindow, sendTimeout } from "./Outbox.ts"
import { pushTo, pushTargetOf } from "#domain/notifications/pushTo.ts"
import type { NotificationKind } from "#domain/notifications/NotificationKind.ts"
import { composeEmail, writeMail } from "./writeMail.ts"

/**
 * Sends a message from the outbox: to the user's devices if they chose push and a device accepts it, otherwise by
 * email. Safe to run concurrently for the same message: the second run finds it sent or claimed. No transaction is open
 * while the mail service is contacted (R6). Permanent failures are given up immediately, others after
 * `retryWindow`; both are logged.
 */
export const sendOutboxMessage = Effect.fn("sendOutboxMessage")(function* (id: string) {
  const outbox = yield* Outbox
  const { run } = yield* Transaction
  const now = yield* Clock.currentTimeMillis
  const taken = yield* run(
    Effect.gen(function* () {
      const posting = yield* outbox.claim(id, now)
      if (posting === "busy")
        return yield* Effect.fail(new MailDeliveryFailed("another node is sending it, or was killed while sending"))
      if (posting === "done") return undefined
      const written = yield* writeMail(id, posting)
      if (written === undefined) yield* outbox.markDone(id, now)
      return written && { kind: posting.kind, mail: written, push: yield* pushOf(id, posting) }
    })
  )
  if (taken === undefined) return
  const { kind, mail, push } = taken
  if (push !== undefined && (yield* pushTo(push.way, push.note, push.contact)))
    return yield* run(outbox.markDone(id, yield* Clock.currentTimeMillis))
  const failure = yield* Effect.flip(withSendTimeout((yield* Mailer).send(mail))).pipe(
    Effect.catch(() => Effect.succeed(undefined))
  )
  if (failure === undefined) return yield* run(outbox.markDone(id, yield* Clock.currentTimeMillis))
  if (!failure.isFinal && now - madeAt(id) < retryWindow)
    return yield* Effect.andThen(
      run(outbox.releaseClaim(id, failure.message)),
      Effect.fail(new MailDeliveryFailed(`${kind}: ${failure.message}`))
    )
  yield* Effect.logError("gave up sending an email", { kind, id, why: failure.message })
  yield* run(outbox.markFailed(id, failure.message, now))
})

/**
 * The kinds of messages for which users choose a channel. All others concern their sign-in and are always sent by
 * email.
 */
const kindOf: Partial<Record<OutboxMessage["kind"], NotificationKind>> = {
  quoteAsked: "quoteRequests",
  quoteMoved: "quoteRequests",
  quoteCanceled: "quoteRequests",
  quoteAccepted: "jobUpdates",
  quoteDeclined: "jobUpdates",
  callbackAsked: "jobUpdates",
  photosSent: "jobUpdates",
  dispatchArrived: "dispatches",
  reminderDue: "reminders",
  strayCame: "strays",
  invoiceRejected: "strays",
  invoicePaidShort: "strays",
  creditRejected: "strays"
}

/**
 * Returns a message as a push notification (the email's subject, lines, and link) if the user chose push; otherwise
 * undefined.
 */
const pushOf = Effect.fnUntraced(function* (id: string, posting: OutboxMessage) {
  const way = yield* pushTargetOf(posting.userId, kindOf[posting.kind])
  const written = way && (yield* composeEmail(posting))
  if (way === undefined || written === undefined) return undefined
  const { subject, lines, link } = written.letter
  const origin = /^https:\/\/[^/]+/.exec(link)?.[0]
  return {
    way,
    note: { title: subject, body: lines.filter((line) => line !== "").join("\n"), url: link, tag: id },
    // The contact for push services (RFC 8292); only addresses with TLS are accepted.
    contact: origin ?? "mailto:no-reply@frit.invalid"
  }
})

/** Runs a send attempt with a time limit shorter than its claim. */
export const withSendTimeout = <A, E, R>(sending: Effect.Effect<A, E, R>) =>
  Effect.timeoutOrElse(sending, {
    duration: sendTimeout,
    orElse: () => Effect.fail(new MailDeliveryFailed(`no response in ${sendTimeout / 1000} s`))
  })

/**
 * Returns when a message was created: its id is a UUIDv7, which starts with a millisecond timestamp (RFC 9562 §5.7).
 */
const madeAt = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
