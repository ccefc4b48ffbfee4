import { useCallback, useSyncExternalStore } from "react"

// A list is asked at every drawing; making one lets the browser work out the page's styles first.
const lists = new Map<string, MediaQueryList>()
const listOf = (query: string): MediaQueryList => {
  const list = lists.get(query) ?? matchMedia(query)
  lists.set(query, list)
  return list
}

/** Whether the screen fits a media query now: `useMedia("(width < 768px)")`. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed) => {
        const list = listOf(query)
        list.addEventListener("change", changed)
        return () => list.removeEventListener("change", changed)
      },
      [query]
    ),
    () => listOf(query).matches
  )

/** Spec §9 Layout: narrow below 768 px, condensed side bar up to 1140 px. */
export const narrow = "(width < 768px)"
export const condensed = "(768px <= width <= 1140px)"
