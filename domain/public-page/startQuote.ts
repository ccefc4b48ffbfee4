import { Clock, Effect } from "effect"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { limitAttempts } from "#domain/credentials/Attempts.ts"
import { type Location, isClosed } from "#domain/locations/Location.ts"
import { messageTextsOf } from "#domain/messages/messageTextsOf.ts"
import { type Point, PostalPlaces } from "#domain/schedule/PostalPlaces.ts"
import { kilometers } from "#domain/schedule/travelMinutes.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { dayOf } from "#domain/shared/Day.ts"
import { formatAddress } from "#domain/shared/Address.ts"
import { inEveryLanguage } from "#domain/words/languages.ts"
import { offeredHours } from "./offeredHours.ts"
import type { getQuoteStart } from "./quoteApi.ts"
import { quoteShop } from "./quoteSettings.ts"
import { kilometersPerMile } from "./quoteTimes.ts"
import type { QuoteLocation } from "./quoteTypes.ts"

/**
 * Returns what the public quote starts with. With a postal code, includes the distance from its center to each
 * location.
 */
export const startQuote = Effect.fn("startQuote")(function* ({
  postalCode = ""
}: (typeof getQuoteStart)["input"]["Type"]) {
  const { tenant, locations, settings } = yield* quoteShop
  const isAsked = postalCode.trim() !== ""
  if (isAsked) yield* limitAttempts("quoteCall", tenant.id)
  const { frame } = yield* CardProcessor
  const deposit = settings.payment === "deposit" ? settings.deposit : 0
  const miles = isAsked ? yield* milesFrom(postalCode, locations) : []
  return {
    name: tenant.businessName,
    phone: formatPhone(locations[0]!.phoneNumber || tenant.phoneNumber),
    country: tenant.country,
    radius: settings.serviceRadius,
    services: settings.services,
    begins: settings.defaultJobType,
    deposit,
    ...(deposit > 0 && frame.kind !== "none" ? { card: frame } : {}),
    locations: yield* Effect.all(locations.map((one, at) => told(one, tenant.phoneNumber, miles[at] ?? null))),
    consent: inEveryLanguage((language) => messageTextsOf[language]("consent", { shop: tenant.businessName }))
  }
})

/** Returns a location as shown to visitors, without any information about staff. */
const told = Effect.fnUntraced(function* (location: Location, shopPhone: string, miles: number | null) {
  const { id, locationName, address, services, phoneNumber, timeZone } = location
  const hours = yield* offeredHours(location)
  const day = dayOf(yield* Clock.currentTimeMillis, timeZone)
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const shut = { start: "", end: "" }
  return {
    id,
    name: locationName,
    address: formatAddress(address),
    services,
    phone: formatPhone(phoneNumber || shopPhone),
    today: isClosed(location, day) ? shut : (hours[weekday] ?? shut),
    hours,
    miles
  } satisfies QuoteLocation
})

/** Returns the straight-line distance of each location from a postal code in miles; null if either is unknown. */
const milesFrom = Effect.fnUntraced(function* (postalCode: string, locations: ReadonlyArray<Location>) {
  const places = yield* PostalPlaces
  const shops = yield* places.points(locations.map(({ address }) => address))
  const there = yield* places.points(locations.map(({ address: { country } }) => ({ postalCode, country })))
  return shops.map((shop, at) => far(shop, there[at]))
})

const far = (shop: Point | undefined, there: Point | undefined) =>
  shop === undefined || there === undefined ? null : Math.round(kilometers(shop, there) / kilometersPerMile)
