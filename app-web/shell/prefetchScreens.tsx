import { useEffect } from "react"
import { matchPath, useLocation } from "react-router-dom"
import { turnedAway } from "#web/access/landing.ts"
import type { Person } from "#web/access/Person.ts"
import { places } from "#web/access/places.ts"
import type { LazyScreen } from "#web/loading/lazyScreen.tsx"
import { whenIdle } from "#web/loading/whenIdle.ts"
import { useSession } from "#web/session/useSession.ts"

type Screens = Readonly<Record<string, LazyScreen>>

/**
 * Where people go next from a screen, by path. From a list they go to a record of it; from any other screen, what a
 * link leads to is fetched once somebody points at it.
 */
const nextSteps: Readonly<Record<string, ReadonlyArray<string>>> = {
  "/dashboard": ["/jobs/jobs-list", "/jobs/:id/edit"],
  "/jobs/jobs-list": ["/jobs/:id/edit"],
  "/jobs/create": ["/jobs/jobs-list"],
  "/jobs/:id/edit": ["/jobs/jobs-list"]
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
export const prefetchScreens = (
  screens: Screens,
  person: Person,
  pathname: string,
  idle: (fetch: () => Promise<unknown>) => void = whenIdle
): void => {
  if (savesData()) return
  const here = placeAt(pathname)?.path ?? ""
  const paths = nextSteps[here] ?? [`${here}/:id/edit`]
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
const fetchPointedAt = (screens: Screens, document: Document): (() => void) => {
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

/** Fetches the screens that a signed-in person goes to next; draws nothing. */
export function PrefetchScreens({ screens }: { readonly screens: Readonly<Record<string, LazyScreen>> }) {
  const { person } = useSession()
  const { pathname } = useLocation()
  useEffect(() => {
    if (person !== undefined) prefetchScreens(screens, person, pathname)
  }, [screens, person, pathname])
  useEffect(() => fetchPointedAt(screens, document), [screens])
  return null
}
