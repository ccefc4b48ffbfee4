import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { limitAttempts } from "#domain/credentials/Attempts.ts"
import { signAndPay } from "#domain/job-links/signAndPay.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { findQuoteGlass, locationOf } from "./findQuoteGlass.ts"
import {
  getQuoteStart,
  getQuoteVisit,
  getQuoteVisitTimes,
  listQuoteBodies,
  listQuoteMakes,
  listQuoteModels,
  postQuoteGlass,
  postQuoteHold,
  postQuoteRequest,
  postQuoteStep,
  postQuoteTimes,
  postQuoteVisit,
  postQuoteVisitCancelled
} from "./quoteApi.ts"
import { QuoteStore } from "./QuoteStore.ts"
import { quoteShop } from "./quoteSettings.ts"
import { guardRadius, holdTime, quoteTimes } from "./quoteTimes.ts"
import { cancelVisit, moveVisit, getVisit, getVisitTimes } from "./quoteVisits.ts"
import { requestQuote } from "./requestQuote.ts"
import { acceptAndBook, holdAcceptanceTime, getAcceptanceTimes } from "./acceptAndBook.ts"
import { payQuote } from "./payQuote.ts"
import { getDocumentTimes, postDocumentBooking, postDocumentHold, postQuoteBooking } from "./saleApi.ts"
import { startQuote } from "./startQuote.ts"

/** Loads the shop. Requests that cost the shop nothing are rate-limited by visitor only, to protect the server. */
const visiting = Effect.fnUntraced(function* () {
  const shop = yield* (yield* Transaction).runInNew(quoteShop)
  yield* limitAttempts("quoteCall", shop.tenant.id)
  return shop
})

const fromList = <A>(list: Effect.Effect<A, never, VinDecoder>) => Effect.andThen(visiting(), list)

/** Handlers of the public quote endpoints. */
export const quoteHandlers = [
  handle(getQuoteStart, startQuote),
  handle(listQuoteMakes, ({ year }) => fromList(VinDecoder.use((decoder) => decoder.makes(year)))),
  handle(listQuoteModels, ({ year, make }) => fromList(VinDecoder.use((decoder) => decoder.models(year, make)))),
  handle(listQuoteBodies, ({ year, make, model }) =>
    fromList(VinDecoder.use((decoder) => decoder.bodies(year, make, model)))
  ),
  handle(postQuoteGlass, findQuoteGlass),
  handle(
    postQuoteTimes,
    Effect.fn("postQuoteTimes")(function* (asked) {
      const { locations, settings } = yield* visiting()
      const times = { ...asked, location: yield* locationOf(locations, asked.locationId) }
      yield* guardRadius(times, settings)
      return yield* quoteTimes(times)
    })
  ),
  handle(
    postQuoteHold,
    Effect.fn("postQuoteHold")(function* ({ day, half, ...asked }) {
      const { locations, settings } = yield* visiting()
      const times = { ...asked, location: yield* locationOf(locations, asked.locationId) }
      yield* guardRadius(times, settings)
      return yield* holdTime(times, { day, half })
    })
  ),
  handle(postQuoteRequest, requestQuote),
  handle(getQuoteVisit, getVisit),
  handle(getQuoteVisitTimes, getVisitTimes),
  handle(postQuoteVisit, moveVisit),
  handle(postQuoteVisitCancelled, cancelVisit),
  handle(getDocumentTimes, getAcceptanceTimes),
  handle(postDocumentHold, holdAcceptanceTime),
  handle(postQuoteBooking, payQuote),
  handle(postDocumentBooking, (asked) => signAndPay(asked, acceptAndBook(asked))),
  handle(
    postQuoteStep,
    Effect.fn("postQuoteStep")(function* ({ step }) {
      const { locations } = yield* visiting()
      yield* (yield* QuoteStore).countStep(yield* todayIn(locations[0]!.timeZone), step)
      return {}
    })
  )
]
