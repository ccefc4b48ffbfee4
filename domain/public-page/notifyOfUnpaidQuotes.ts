import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { QuoteStore } from "./QuoteStore.ts"
import { quoteShop } from "./quoteSettings.ts"
import { notifyOfUnpaidQuote } from "./notifyOfQuote.ts"

/**
 * How long a visitor has to pay a deposit before their request is reported as one without an appointment, in
 * milliseconds.
 */
export const paymentGracePeriod = 15 * 60_000

/**
 * Notifies visitors and the shop of requests whose visitor neither paid the deposit nor chose to continue without
 * paying, for example because the connection was lost. Safe to run at any time, repeatedly and on several nodes: each
 * request is reported once. If the shop's public page is off, its requests are reported once it is on again.
 */
export const notifyOfUnpaidQuotes = Effect.fn("notifyOfUnpaidQuotes")(
  function* () {
    const untold = yield* (yield* QuoteStore).unnotified((yield* Clock.currentTimeMillis) - paymentGracePeriod)
    if (untold.length === 0) return
    const { run } = yield* Transaction
    const shop = yield* quoteShop
    for (const { jobId, note, ...reader } of untold)
      yield* run(
        Effect.gen(function* () {
          // A payment in progress holds the lock on the job, so its notification is visible by now.
          const job = yield* (yield* Jobs).getForUpdate(jobId)
          yield* notifyOfUnpaidQuote(job, reader, note, shop)
          yield* (yield* QuoteStore).markNotified(jobId)
        })
        // A deleted job needs no notification.
      ).pipe(
        Effect.catchTag("JobNotFound", () => Effect.flatMap(QuoteStore, (desk) => desk.markNotified(jobId))),
        // A failure for one request must not keep the next ones from being reported.
        Effect.catchCause((cause) => Effect.logWarning("could not report a request without a deposit; retrying", cause))
      )
  },
  Effect.catchTag("QuoteClosed", () => Effect.void)
)
