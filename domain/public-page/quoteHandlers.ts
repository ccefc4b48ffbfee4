import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { limitTries } from "#domain/credentials/limitTries.ts"
import { messageWordsOf } from "#domain/messages/messageWordsOf.ts"
import { phoneText } from "#domain/shared/phoneText.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { inEveryLanguage } from "#domain/words/languages.ts"
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
import { QuoteDesk } from "./QuoteDesk.ts"
import { quoteShop } from "./quoteSettings.ts"
import { guardRadius, holdTime, quoteTimes } from "./quoteTimes.ts"
import { cancelVisit, moveVisit, seeVisit, seeVisitTimes } from "./quoteVisits.ts"
import { requestQuote } from "./requestQuote.ts"
import { bookSale, holdSaleTime, seeSaleTimes } from "./bookSale.ts"
import { getDocumentTimes, postDocumentBooking, postDocumentHold } from "./saleApi.ts"
import { writtenAddress } from "#domain/shared/writtenAddress.ts"

/** What the public quote begins with. */
export const startQuote = Effect.fn("startQuote")(function* () {
  const { tenant, locations, settings } = yield* quoteShop
  return {
    name: tenant.businessName,
    phone: phoneText(locations[0]!.phoneNumber || tenant.phoneNumber),
    country: tenant.country,
    radius: settings.serviceRadius,
    services: settings.services,
    begins: settings.defaultJobType,
    deposit: settings.payment === "deposit" ? settings.deposit : 0,
    locations: locations.map(({ id, locationName, address, services }) => ({
      id,
      name: locationName,
      address: writtenAddress(address),
      services
    })),
    consent: inEveryLanguage((language) => messageWordsOf[language]("consent", { shop: tenant.businessName }))
  }
})

/** Whatever costs the shop nothing is counted by visitor alone, to keep the server free. */
const visiting = Effect.fnUntraced(function* () {
  const shop = yield* (yield* Transaction).apart(quoteShop)
  yield* limitTries("quoteCall", shop.tenant.id)
  return shop
})

const fromList = <A>(list: Effect.Effect<A, never, VinDecoder>) => Effect.andThen(visiting(), list)

/** Who answers the calls of the public quote. */
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
      const times = { ...asked, location: locationOf(locations, asked.locationId) }
      yield* guardRadius(times, settings)
      return yield* quoteTimes(times)
    })
  ),
  handle(
    postQuoteHold,
    Effect.fn("postQuoteHold")(function* ({ day, half, ...asked }) {
      const { locations, settings } = yield* visiting()
      const times = { ...asked, location: locationOf(locations, asked.locationId) }
      yield* guardRadius(times, settings)
      return yield* holdTime(times, { day, half })
    })
  ),
  handle(postQuoteRequest, requestQuote),
  handle(getQuoteVisit, seeVisit),
  handle(getQuoteVisitTimes, seeVisitTimes),
  handle(postQuoteVisit, moveVisit),
  handle(postQuoteVisitCancelled, cancelVisit),
  handle(getDocumentTimes, seeSaleTimes),
  handle(postDocumentHold, holdSaleTime),
  handle(postDocumentBooking, bookSale),
  handle(
    postQuoteStep,
    Effect.fn("postQuoteStep")(function* ({ step }) {
      const { locations } = yield* visiting()
      yield* (yield* QuoteDesk).count(yield* todayIn(locations[0]!.timeZone), step)
      return {}
    })
  )
]
