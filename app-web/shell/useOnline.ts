import { useSyncExternalStore } from "react"

/** Whether the browser believes it has a line. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      addEventListener("online", changed)
      addEventListener("offline", changed)
      return () => {
        removeEventListener("online", changed)
        removeEventListener("offline", changed)
      }
    },
    () => navigator.onLine
  )
