import { useSyncExternalStore } from "react"

/** Whether the page is a phone's width: below 768 px (spec §9). */
export const useIsNarrow = (): boolean => useSyncExternalStore(listen, () => matchMedia(narrow).matches)

const narrow = "(max-width: 767px)"

const listen = (changed: () => void) => {
  const list = matchMedia(narrow)
  list.addEventListener("change", changed)
  return () => list.removeEventListener("change", changed)
}
