import type { QuoteGlass, QuoteLocation, QuotePlace } from "./quoteTypes.ts"

/** The data a visitor's choice of location is based on. */
export interface LocationChoiceInput {
  /** The shop's locations, the default one first; empty if there is only one. */
  readonly places: ReadonlyArray<QuoteLocation>
  /** The location chosen or nearest to the vehicle; null until then. */
  readonly locationId: string | null
  readonly glass: QuoteGlass | null
  readonly place: QuotePlace
}

/** Returns the locations that do the work, at the shop or at the vehicle; all of them if none lists it. */
const thatDo = ({ places, glass }: Pick<LocationChoiceInput, "places" | "glass">, isMobile: boolean) => {
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

/** Returns the locations a visitor can bring the vehicle to, nearest first if distances are known. */
export const locationChoices = (asked: Pick<LocationChoiceInput, "places" | "glass">): ReadonlyArray<QuoteLocation> =>
  thatDo(asked, false).toSorted((one, other) => {
    const [here, there] = [one.miles ?? unknown, other.miles ?? unknown]
    return here === there ? 0 : here - there
  })

/** Returns the location that the price and times apply to, or undefined if the shop has only one. */
export const chosenLocation = ({ places, locationId }: Pick<LocationChoiceInput, "places" | "locationId">) =>
  places.find(({ id }) => id === locationId) ?? (locationId === null ? places[0] : undefined)

/** Whether there is a choice of locations: more than one does the work, or only one other than the default does. */
export const hasLocationChoice = (asked: Pick<LocationChoiceInput, "places" | "glass">): boolean => {
  const choices = thatDo(asked, false)
  return choices.length > 1 || choices[0] !== asked.places[0]
}

/** Whether the visitor still has to choose a location. */
export const mustChooseLocation = (asked: LocationChoiceInput): boolean =>
  hasLocationChoice(asked) &&
  (asked.locationId === null ||
    (!asked.place.isMobile && !thatDo(asked, false).some(({ id }) => id === asked.locationId)))

/** Returns the nearest location that travels to vehicles, or undefined if no distance is known. */
export const nearestMobileLocation = (
  asked: Pick<LocationChoiceInput, "places" | "glass">
): QuoteLocation | undefined => {
  const [first, ...rest] = thatDo(asked, true).filter(({ miles }) => miles !== null)
  return rest.reduce((near, one) => (near !== undefined && one.miles! < near.miles! ? one : near), first)
}

/**
 * Whether the vehicle is out of reach: even the nearest mobile location is farther than the service radius in miles, or
 * its distance is unknown.
 */
export const isTooFar = (asked: Pick<LocationChoiceInput, "places" | "glass" | "place">, radius: number): boolean =>
  asked.place.isMobile && !((nearestMobileLocation(asked)?.miles ?? unknown) <= radius)
