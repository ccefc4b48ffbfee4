import { useSyncExternalStore } from "react"

/** Whether the screen fits a media query now: `useMedia("(width < 768px)")`. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener("change", changed)
      return () => list.removeEventListener("change", changed)
    },
    () => matchMedia(query).matches
  )

/** Spec §9 Layout: narrow below 768 px, condensed side bar up to 1140 px. */
export const narrow = "(width < 768px)"
export const condensed = "(768px <= width <= 1140px)"
