import type { QuoteGlass, QuoteLocation, QuotePlace } from "./quoteTypes.ts"

/** What a visitor's choice among a shop's locations rests on. */
export interface PlacesAsked {
  /** The shop's locations, the one that is meant where none is chosen first; empty where there is only one. */
  readonly places: ReadonlyArray<QuoteLocation>
  /** The one that was chosen, or that is nearest to where the vehicle stands; null until then. */
  readonly locationId: string | null
  readonly glass: QuoteGlass | null
  readonly place: QuotePlace
}

/** The locations that do the work, here or where the vehicle stands; all where none says that it does. */
const thatDo = ({ places, glass }: Pick<PlacesAsked, "places" | "glass">, isMobile: boolean) => {
  const needed = [
    isMobile ? "mobileService" : "inShopService",
    ...(glass === "chip" ? ["windshieldRepair"] : []),
    ...(glass === "calibration" ? [isMobile ? "mobileCalibration" : "inShopCalibration"] : [])
  ]
  const able = places.filter(
    ({ services }) => services.length === 0 || needed.every((service) => services.includes(service))
  )
  return able.length === 0 ? places : able
}

const unknown = Number.POSITIVE_INFINITY

/** The locations that a visitor may come to with the vehicle: the nearest first as far as that is known. */
export const placeChoices = (asked: Pick<PlacesAsked, "places" | "glass">): ReadonlyArray<QuoteLocation> =>
  thatDo(asked, false).toSorted((one, other) => {
    const [here, there] = [one.miles ?? unknown, other.miles ?? unknown]
    return here === there ? 0 : here - there
  })

/** The location that the price and the times are of; undefined where a shop has only one. */
export const chosenPlace = ({ places, locationId }: Pick<PlacesAsked, "places" | "locationId">) =>
  places.find(({ id }) => id === locationId) ?? (locationId === null ? places[0] : undefined)

/** Whether there is a choice at all: more than one does the work, or another than the one that is meant. */
export const hasPlaces = (asked: Pick<PlacesAsked, "places" | "glass">): boolean => {
  const choices = thatDo(asked, false)
  return choices.length > 1 || choices[0] !== asked.places[0]
}

/** Whether the visitor is still to say where. */
export const mustPlace = (asked: PlacesAsked): boolean =>
  hasPlaces(asked) &&
  (asked.locationId === null ||
    (!asked.place.isMobile && !thatDo(asked, false).some(({ id }) => id === asked.locationId)))

/** The location that comes to a vehicle: the nearest of those that do; undefined where no distance is known. */
export const nearestPlace = (asked: Pick<PlacesAsked, "places" | "glass">): QuoteLocation | undefined => {
  const [first, ...rest] = thatDo(asked, true).filter(({ miles }) => miles !== null)
  return rest.reduce((near, one) => (near !== undefined && one.miles! < near.miles! ? one : near), first)
}

/**
 * Whether nobody comes to a vehicle: the nearest location that would is farther away than the shop drives, in miles, or
 * nobody knows how far it is.
 */
export const isTooFar = (asked: Pick<PlacesAsked, "places" | "glass" | "place">, radius: number): boolean =>
  asked.place.isMobile && !((nearestPlace(asked)?.miles ?? unknown) <= radius)
