import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { limitTries } from "#domain/credentials/Attempts.ts"
import type { Location, LocationId } from "#domain/locations/Location.ts"
import type { Calibration, GlassPart } from "#domain/nags/GlassPart.ts"
import { Nags } from "#domain/nags/Nags.ts"
import {
  SearchChargeId,
  SearchCharges,
  hasNagsSearch,
  paidFor,
  searchPrice
} from "#domain/nags-search/SearchCharges.ts"
import { Users } from "#domain/people/Users.ts"
import { PlateLookup } from "#domain/plates/PlateLookup.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { usualMinutes } from "#domain/schedule/usualMinutes.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import type { Vin } from "#domain/vin/Vin.ts"
import { quoteLines, quotePrice, type QuoteWork } from "./priceQuote.ts"
import type { postQuoteGlass } from "./quoteApi.ts"
import { QuoteLocationGone } from "./quoteFailures.ts"
import { isMeant, jobTypeOf } from "./quoteGlass.ts"
import { quoteProfile, quoteShop } from "./quoteSettings.ts"
import type { QuoteCandidate, QuoteCar, QuoteGlass, QuoteVehicle } from "./quoteTypes.ts"

/** The location that a visitor chose, the shop's first where none; refused where it is none that takes work here. */
export const locationOf = (
  locations: ReadonlyArray<Location>,
  id: LocationId | undefined
): Effect.Effect<Location, QuoteLocationGone> => {
  const chosen = id === undefined ? locations[0] : locations.find((one) => one.id === id)
  return chosen === undefined ? Effect.fail(new QuoteLocationGone()) : Effect.succeed(chosen)
}

/** How the camera is calibrated after such work, as the schedule asks. */
export const calibrationAsked = (calibration: Calibration) => (calibration === "none" ? "" : calibration)

/**
 * Finds what may be the broken glass, with what each comes to installed. What costs the shop is counted by visitor and
 * by shop before it is asked; no transaction is open while a registry is waited for.
 */
export const findQuoteGlass = Effect.fn("findQuoteGlass")(function* ({
  glass,
  chips,
  locationId,
  vehicle
}: (typeof postQuoteGlass)["input"]["Type"]) {
  const { tenant, locations, settings } = yield* (yield* Transaction).apart(quoteShop)
  yield* limitTries(glass === "chip" ? "quoteCall" : "quoteLookup", tenant.id)
  const location = yield* locationOf(locations, locationId)
  const car = glass === "chip" || vehicle === null ? null : yield* carOf(vehicle)
  const profile = yield* quoteProfile(settings)
  const works: ReadonlyArray<QuoteWork> =
    glass === "chip"
      ? [{ kind: "repair", chips }]
      : car === null
        ? []
        : worksOf(glass, yield* panesOf(tenant, glass, car))
  const candidates = yield* Effect.all(
    works.map(
      Effect.fnUntraced(function* (work) {
        // In English: only the sums are told, and they are the same in every language.
        const lines = yield* quoteLines(work, profile, "en")
        const calibration = calibrationIn(work)
        return {
          partNumber: work.kind === "pane" ? work.part.partNumber : "",
          features: work.kind === "pane" ? work.part.features : [],
          calibration,
          price: lines === undefined ? null : yield* quotePrice(lines, location),
          minutes: usualMinutes({
            jobType: jobTypeOf(glass),
            calibration: calibrationAsked(calibration),
            chips
          })
        } satisfies QuoteCandidate
      })
    )
  )
  return { car, candidates }
})

/** Which calibration goes with some work. */
export const calibrationIn = (work: QuoteWork): Calibration =>
  work.kind === "pane" ? work.part.calibration : work.kind === "calibration" ? work.how : "none"

/** Panes are each a work of their own; of a calibration alone there is one for each kind that they need. */
const worksOf = (glass: QuoteGlass, panes: ReadonlyArray<GlassPart>): ReadonlyArray<QuoteWork> =>
  glass === "calibration"
    ? [...new Set(panes.map(({ calibration }) => calibration))].flatMap((how) =>
        how === "none" ? [] : [{ kind: "calibration", how } as const]
      )
    : panes.map((part) => ({ kind: "pane", part }))

/** The vehicle that a visitor names. What a registry tells besides, the VIN above all, stays here. */
export const carOf = Effect.fnUntraced(function* (vehicle: QuoteVehicle) {
  const decoder = yield* VinDecoder
  switch (vehicle.by) {
    case "vin":
      return carFrom(yield* decoder.decode(vehicle.vin as Vin))
    case "plate": {
      const { vin, ...told } = yield* (yield* PlateLookup).find(vehicle)
      const decoded =
        vin === "" || vinFault(vin) !== undefined
          ? undefined
          : yield* decoder.decode(vin as Vin).pipe(Effect.catchTag("VinNotDecoded", () => Effect.succeed(undefined)))
      return carFrom(decoded ?? { ...told, bodyStyle: "" })
    }
    case "model":
      return carFrom(vehicle)
  }
})

export const carFrom = ({ year, make, model, bodyStyle }: QuoteCar): QuoteCar => ({ year, make, model, bodyStyle })

/**
 * The panes of a vehicle, searched at the shop's cost as its own people search: once for a query in 24 hours, nothing
 * for an empty answer, in the name of an owner. None where its subscription has no search.
 */
export const panesOf = Effect.fnUntraced(function* (tenant: Tenant, glass: QuoteGlass, car: QuoteCar) {
  if (!hasNagsSearch(tenant.edition)) return []
  const found = yield* (yield* Nags).thatFit(car, [])
  const owner = (yield* (yield* Users).list).find(({ active, roles }) => active && roles.includes("owner"))
  if (found.length > 0 && owner !== undefined) {
    const at = yield* Clock.currentTimeMillis
    yield* (yield* SearchCharges).add(
      {
        id: SearchChargeId.make(yield* (yield* NewId).next),
        query: { by: "vehicle", ...car },
        at,
        amount: searchPrice,
        found: found.length,
        by: owner.id,
        byName: "Public page"
      },
      at - paidFor
    )
  }
  return found.filter((part) => isMeant(glass, part))
})
