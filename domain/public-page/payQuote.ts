import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { limitAttempts } from "#domain/credentials/Attempts.ts"
import { QuoteNotOpen } from "#domain/job-links/linkFailures.ts"
import { linkState, openLink } from "#domain/job-links/openLink.ts"
import { signAndPay } from "#domain/job-links/signAndPay.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { isPlanned, availabilityQueryFor } from "./acceptAndBook.ts"
import { QuoteStore } from "./QuoteStore.ts"
import { quoteShop } from "./quoteSettings.ts"
import { lockBestSlot } from "./quoteTimes.ts"
import type { postQuoteBooking } from "./saleApi.ts"
import { notifyOfQuote, notifyOfUnpaidQuote } from "./notifyOfQuote.ts"
import { visitOf } from "./visitOf.ts"
import { toPlan, planVisit } from "./visitPlan.ts"

type Asked = (typeof postQuoteBooking)["input"]["Type"]
type Shop = Effect.Success<typeof quoteShop>

/**
 * Pays the shop's deposit and books the appointment, or does neither: the card is authorized, the time is booked, and
 * the card is charged. If the card is declined or the time has been taken, the visitor and the shop are notified of a
 * request without an appointment.
 */
export const payQuote = Effect.fn("payQuote")(function* (asked: Asked) {
  const { runInNew } = yield* Transaction
  const shop = yield* runInNew(quoteShop)
  yield* limitAttempts("quoteCard", shop.tenant.id)
  const left = Effect.ignore(runInNew(leave(asked, shop)))
  const { payment } = yield* Effect.tapError(signAndPay(asked, bookPaid(asked, shop)), () => left)
  if (payment!.status === "failed") yield* left
  const { jobId } = yield* openLink(asked.token)
  return { visit: visitOf(yield* Effect.orDie((yield* Jobs).get(jobId))), payment: payment! }
})

/** Books the half-day held for a request while its deposit is authorized. */
const bookPaid = Effect.fnUntraced(function* ({ token, requestId, by, day, half }: Asked, shop: Shop) {
  const link = yield* openLink(token)
  const desk = yield* QuoteStore
  // A caller who passes another visitor's request id must not get the time held for it.
  if ((yield* desk.claimRequest(requestId, yield* Clock.currentTimeMillis)) !== link.jobId)
    return yield* new QuoteNotOpen()
  const job = yield* Effect.orDie((yield* Jobs).getForUpdate(link.jobId))
  const { location, asked } = yield* availabilityQueryFor(job, "")
  const today = yield* todayIn(location.timeZone)
  if (linkState(link, job, today) !== "open" || isPlanned(job, today)) return yield* new QuoteNotOpen()
  const slot = yield* lockBestSlot({ ...asked, requestId }, { day, half })
  const booked = yield* planVisit(job, toPlan(slot))
  yield* desk.releaseHold(requestId)
  yield* notifyOfQuote(booked, { by, language: link.language }, "", shop)
})

/** Leaves an unpaid request as one without an appointment and sends the notifications. */
const leave = Effect.fnUntraced(function* ({ token, by }: Asked, shop: Shop) {
  const { jobId, language } = yield* openLink(token)
  const job = yield* Effect.orDie((yield* Jobs).getForUpdate(jobId))
  yield* notifyOfUnpaidQuote(job, { by, language }, "", shop)
})
