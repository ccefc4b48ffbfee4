import { matchPath } from "react-router-dom"
import type { Person } from "#web/session/Person.ts"
import { turnedAway } from "./landing.ts"
import type { LazyScreen } from "./lazyScreen.tsx"
import { places } from "./places.ts"
import { whenIdle } from "./whenIdle.ts"

type Screens = Readonly<Record<string, LazyScreen>>

/**
 * Where people go next from a screen, by path; from any other, what a link leads to is fetched once somebody points at
 * it.
 */
const nextSteps: Readonly<Record<string, ReadonlyArray<string>>> = {
  "/dashboard": ["/jobs/jobs-list", "/jobs/:id/edit"],
  "/jobs/jobs-list": ["/jobs/:id/edit"],
  "/jobs/create": ["/jobs/jobs-list"],
  "/jobs/:id/edit": ["/jobs/jobs-list"],
  "/customers": ["/customers/:id/edit"],
  "/pricing-profile": ["/pricing-profile/:id/edit"],
  "/locations": ["/locations/:id/edit"],
  "/users": ["/users/:id/edit"],
  "/admin/products": ["/admin/products/:id/edit"],
  "/admin/product-categories": ["/admin/product-categories/:id/edit"]
}

const placeAt = (pathname: string) => places.find(({ path }) => matchPath(path, pathname) !== null)
const savesData = () =>
  (navigator as { readonly connection?: { readonly saveData: boolean } }).connection?.saveData === true

/**
 * Fetches the screen at an address and says whether one is there; one that does not come is fetched again when it is
 * wanted.
 */
export const fetchScreenAt = (screens: Screens, pathname: string): boolean => {
  const screen = screens[placeAt(pathname)?.path ?? ""]
  void screen?.fetch().catch(() => {})
  return screen !== undefined
}

/**
 * Fetches the screens of a person's next step from an address, one after another, whenever the browser has nothing else
 * to do; none where data is to be saved.
 */
export const screensAhead = (
  screens: Screens,
  person: Person,
  pathname: string,
  idle: (fetch: () => Promise<unknown>) => void = whenIdle
): void => {
  if (savesData()) return
  const paths = nextSteps[placeAt(pathname)?.path ?? ""] ?? []
  const open = new Set(
    places
      .filter((place) => paths.includes(place.path) && turnedAway(place, person) === undefined)
      .flatMap(({ path }) => screens[path] ?? [])
  )
  const next = ([first, ...rest]: ReadonlyArray<LazyScreen>): void => {
    if (first !== undefined) idle(() => first.fetch().finally(() => next(rest)))
  }
  next([...open])
}

/**
 * Fetches the screen that a link leads to once it is pointed at or has the focus: a press comes a tenth of a second
 * later. Returns how to stop.
 */
export const fetchPointedAt = (screens: Screens, document: Document): (() => void) => {
  const point = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
    if (link !== null && link.origin === document.location.origin) fetchScreenAt(screens, link.pathname)
  }
  const events = ["pointerover", "focusin", "touchstart"] as const
  for (const event of events) document.addEventListener(event, point, { passive: true })
  return () => {
    for (const event of events) document.removeEventListener(event, point)
  }
}
