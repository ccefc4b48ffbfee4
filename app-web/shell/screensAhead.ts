import type { Person } from "#web/session/Person.ts"
import { turnedAway } from "./landing.ts"
import type { LazyScreen } from "./lazyScreen.tsx"
import { places } from "./places.ts"
import { whenIdle } from "./whenIdle.ts"

/** Fetches the screens that a person may open, one after another, whenever the browser has nothing else to do; none where data is to be saved. */
export const screensAhead = (screens: Readonly<Record<string, LazyScreen>>, person: Person, idle: (fetch: () => Promise<unknown>) => void = whenIdle): void => {
  if ((navigator as { readonly connection?: { readonly saveData: boolean } }).connection?.saveData === true) return
  const open = new Set(places.filter((place) => turnedAway(place, person) === undefined).flatMap(({ path }) => screens[path] ?? []))
  const next = ([first, ...rest]: ReadonlyArray<LazyScreen>): void => {
    if (first !== undefined) idle(() => first.fetch().finally(() => next(rest)))
  }
  next([...open])
}
