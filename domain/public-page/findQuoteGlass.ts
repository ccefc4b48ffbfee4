import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { limitAttempts } from "#domain/credentials/Attempts.ts"
import type { Location, LocationId } from "#domain/locations/Location.ts"
import type { Calibration, GlassPart } from "#domain/nags/GlassPart.ts"
import { Nags } from "#domain/nags/Nags.ts"
import {
  SearchChargeId,
  SearchCharges,
  hasNagsSearch,
  freeRepeatWindow,
  searchPrice
} from "#domain/nags-search/SearchCharges.ts"
import { Users } from "#domain/people/Users.ts"
import { PlateLookup } from "#domain/plates/PlateLookup.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { defaultMinutes } from "#domain/schedule/defaultMinutes.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import type { Vin } from "#domain/vin/Vin.ts"
import { quoteLines, quotePrice, type QuoteWork } from "./priceQuote.ts"
import type { postQuoteGlass } from "./quoteApi.ts"
import { QuoteLocationGone } from "./quoteFailures.ts"
import { isPossiblePane, jobTypeOf } from "./quoteGlass.ts"
import { quoteProfile, quoteShop } from "./quoteSettings.ts"
import type { QuoteCandidate, FoundVehicle, QuoteGlass, QuoteVehicle } from "./quoteTypes.ts"

/**
 * Returns the location the visitor chose, or the shop's first if none was chosen. Fails with `QuoteLocationGone` if it
 * does not accept work here.
 */
export const locationOf = (
  locations: ReadonlyArray<Location>,
  id: LocationId | undefined
): Effect.Effect<Location, QuoteLocationGone> => {
  const chosen = id === undefined ? locations[0] : locations.find((one) => one.id === id)
  return chosen === undefined ? Effect.fail(new QuoteLocationGone()) : Effect.succeed(chosen)
}

/** The calibration in the form the schedule expects. */
export const toScheduleCalibration = (calibration: Calibration) => (calibration === "none" ? "" : calibration)

/**
 * Finds the panes that may be the broken one, each with its installed price. Lookups that cost the shop are
 * rate-limited by visitor and by shop beforehand. No transaction is open while waiting for a registry.
 */
export const findQuoteGlass = Effect.fn("findQuoteGlass")(function* ({
  glass,
  chips,
  locationId,
  vehicle
}: (typeof postQuoteGlass)["input"]["Type"]) {
  const { tenant, locations, settings } = yield* (yield* Transaction).runInNew(quoteShop)
  yield* limitAttempts(glass === "chip" ? "quoteCall" : "quoteLookup", tenant.id)
  const location = yield* locationOf(locations, locationId)
  const car = glass === "chip" || vehicle === null ? null : yield* vehicleFor(vehicle)
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
        // English will do: only the amounts are returned, and they are the same in every language.
        const lines = yield* quoteLines(work, profile, "en")
        const calibration = requiredCalibration(work)
        return {
          partNumber: work.kind === "pane" ? work.part.partNumber : "",
          features: work.kind === "pane" ? work.part.features : [],
          calibration,
          price: lines === undefined ? null : yield* quotePrice(lines, location),
          minutes: defaultMinutes({
            jobType: jobTypeOf(glass),
            calibration: toScheduleCalibration(calibration),
            chips
          })
        } satisfies QuoteCandidate
      })
    )
  )
  return { car, candidates }
})

/** Returns the calibration required by the work. */
export const requiredCalibration = (work: QuoteWork): Calibration =>
  work.kind === "pane" ? work.part.calibration : work.kind === "calibration" ? work.how : "none"

/** Each pane is its own work item; a standalone calibration yields one for each kind the panes require. */
const worksOf = (glass: QuoteGlass, panes: ReadonlyArray<GlassPart>): ReadonlyArray<QuoteWork> =>
  glass === "calibration"
    ? [...new Set(panes.map(({ calibration }) => calibration))].flatMap((how) =>
        how === "none" ? [] : [{ kind: "calibration", how } as const]
      )
    : panes.map((part) => ({ kind: "pane", part }))

/** Looks up the vehicle a visitor named. Other registry data, especially the VIN, is not returned. */
export const vehicleFor = Effect.fnUntraced(function* (vehicle: QuoteVehicle) {
  const decoder = yield* VinDecoder
  switch (vehicle.by) {
    case "vin":
      return toFoundVehicle(yield* decoder.decode(vehicle.vin as Vin))
    case "plate": {
      const { vin, ...told } = yield* (yield* PlateLookup).find(vehicle)
      const decoded =
        vin === "" || vinFault(vin) !== undefined
          ? undefined
          : yield* decoder.decode(vin as Vin).pipe(Effect.catchTag("VinNotDecoded", () => Effect.succeed(undefined)))
      return toFoundVehicle(decoded ?? { ...told, bodyStyle: "" })
    }
    case "model":
      return toFoundVehicle(vehicle)
  }
})

export const toFoundVehicle = ({ year, make, model, bodyStyle }: FoundVehicle): FoundVehicle => ({
  year,
  make,
  model,
  bodyStyle
})

/**
 * Searches the panes that fit a vehicle, charging the shop like a search by its own staff: once per query in 24 hours,
 * nothing for an empty result, recorded under an owner's name. Returns none if the shop's subscription has no search.
 */
export const panesOf = Effect.fnUntraced(function* (tenant: Tenant, glass: QuoteGlass, car: FoundVehicle) {
  if (!hasNagsSearch(tenant.edition)) return []
  const found = yield* (yield* Nags).findFitting(car, [])
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
      at - freeRepeatWindow
    )
  }
  return found.filter((part) => isPossiblePane(glass, part))
})
