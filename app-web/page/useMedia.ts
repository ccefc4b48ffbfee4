import { useCallback, useSyncExternalStore } from "react"

// Media query lists, cached because they are read on every render and creating one forces a style calculation.
const lists = new Map<string, MediaQueryList>()
const listOf = (query: string): MediaQueryList => {
  const list = lists.get(query) ?? matchMedia(query)
  lists.set(query, list)
  return list
}

/** Returns whether the screen matches a media query: `useMedia("(width < 768px)")`. */
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

/** Spec §9 Layout: narrow below 768 px, condensed sidebar up to 1140 px. */
export const narrow = "(width < 768px)"
export const condensed = "(768px <= width <= 1140px)"
