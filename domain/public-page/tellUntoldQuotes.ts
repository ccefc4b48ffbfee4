import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { QuoteDesk } from "./QuoteDesk.ts"
import { quoteShop } from "./quoteSettings.ts"
import { tellOfUnpaid } from "./tellOfQuote.ts"

/** So long, in milliseconds, a visitor has to pay a deposit before their request is told of without an appointment. */
export const timeToPay = 15 * 60_000

/**
 * Tells visitors and the shop of requests whose deposit was never paid nor given up, as the phone was put away or the
 * line cut. It may be done at any time, again and by several nodes at once: each is told of once. A shop whose public
 * page is off meanwhile hears of them when it is on again.
 */
export const tellUntoldQuotes = Effect.fn("tellUntoldQuotes")(
  function* () {
    const untold = yield* (yield* QuoteDesk).untold((yield* Clock.currentTimeMillis) - timeToPay)
    if (untold.length === 0) return
    const { around } = yield* Transaction
    const shop = yield* quoteShop
    for (const { jobId, note, ...reader } of untold)
      yield* around(
        Effect.gen(function* () {
          // Who pays at this moment holds the job: what is told then is told already.
          const job = yield* (yield* Jobs).open(jobId)
          yield* tellOfUnpaid(job, reader, note, shop)
          yield* (yield* QuoteDesk).told(jobId)
        })
        // A job that was deleted is nobody's to tell of.
      ).pipe(
        Effect.catchTag("JobNotFound", () => Effect.flatMap(QuoteDesk, (desk) => desk.told(jobId))),
        // What breaks for one does not keep the shop from hearing of the next.
        Effect.catchCause((cause) => Effect.logWarning("a request without its deposit is not told of yet", cause))
      )
  },
  Effect.catchTag("QuoteClosed", () => Effect.void)
)
