import { useEffect } from "react"
import { matchPath, useLocation } from "react-router-dom"
import { redirectFor } from "#web/access/startPage.ts"
import type { Person } from "#web/access/Person.ts"
import { screenRoutes } from "#web/access/screenRoutes.ts"
import type { LazyScreen } from "#web/loading/lazyScreen.tsx"
import { whenIdle } from "#web/loading/whenIdle.ts"
import { useSession } from "#web/session/useSession.ts"

type Screens = Readonly<Record<string, LazyScreen>>

/**
 * The likely next screens, by path: from a list, its record. All other screens are prefetched when the user points at a
 * link to them.
 */
const nextSteps: Readonly<Record<string, ReadonlyArray<string>>> = {
  "/dashboard": ["/jobs/jobs-list", "/jobs/:id/edit"],
  "/jobs/jobs-list": ["/jobs/:id/edit"],
  "/jobs/create": ["/jobs/jobs-list"],
  "/jobs/:id/edit": ["/jobs/jobs-list"]
}

const placeAt = (pathname: string) => screenRoutes.find(({ path }) => matchPath(path, pathname) !== null)
const savesData = () =>
  (navigator as { readonly connection?: { readonly saveData: boolean } }).connection?.saveData === true

/**
 * Prefetches the screen at a URL and returns whether there is one. A failed load is retried when the screen is opened.
 */
export const prefetchScreen = (screens: Screens, pathname: string): boolean => {
  const screen = screens[placeAt(pathname)?.path ?? ""]
  void screen?.fetch().catch(() => {})
  return screen !== undefined
}

/** Prefetches a user's likely next screens one after another while the browser is idle; none in data-saver mode. */
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
    screenRoutes
      .filter((place) => paths.includes(place.path) && redirectFor(place, person) === undefined)
      .flatMap(({ path }) => screens[path] ?? [])
  )
  const next = ([first, ...rest]: ReadonlyArray<LazyScreen>): void => {
    if (first !== undefined) idle(() => first.fetch().finally(() => next(rest)))
  }
  next([...open])
}

/**
 * Prefetches the screen of a link when it is hovered or focused, about a tenth of a second before the click. Returns a
 * function that stops.
 */
const prefetchHovered = (screens: Screens, document: Document): (() => void) => {
  const point = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
    if (link !== null && link.origin === document.location.origin) prefetchScreen(screens, link.pathname)
  }
  const events = ["pointerover", "focusin", "touchstart"] as const
  for (const event of events) document.addEventListener(event, point, { passive: true })
  return () => {
    for (const event of events) document.removeEventListener(event, point)
  }
}

/** Prefetches the likely next screens of a signed-in user. Renders nothing. */
export function PrefetchScreens({ screens }: { readonly screens: Readonly<Record<string, LazyScreen>> }) {
  const { person } = useSession()
  const { pathname } = useLocation()
  useEffect(() => {
    if (person !== undefined) prefetchScreens(screens, person, pathname)
  }, [screens, person, pathname])
  useEffect(() => prefetchHovered(screens, document), [screens])
  return null
}
