import { type ReactNode, useDeferredValue } from "react"

/**
 * Draws something large when it first appears in short steps, between which the browser answers; what stands there
 * meanwhile is drawn at once.
 */
export function Deferred({ waiting, children }: { readonly waiting: ReactNode; readonly children: () => ReactNode }) {
  return useDeferredValue(true, false) ? children() : waiting
}
