import { Children, type ReactNode, startTransition, useEffect, useState, useDeferredValue } from "react"

/**
 * Draws the first `first` of its children at once and each other one in a step of its own: React draws in short steps,
 * but what it has drawn enters the page, is laid out and asks the server in one long task.
 */
export function InTurn({ first, children }: { readonly first: number; readonly children: ReactNode }) {
  const [shown, setShown] = useState(first)
  const all = Children.count(children)
  useEffect(() => {
    if (shown < all) startTransition(() => setShown(shown + 1))
  }, [shown, all])
  return Children.map(children, (child, at) => (at < shown ? child : null))
}

/**
 * Draws something large when it first appears in short steps, between which the browser answers; what stands there
 * meanwhile is drawn at once.
 */
export function Deferred({ waiting, children }: { readonly waiting: ReactNode; readonly children: () => ReactNode }) {
  return useDeferredValue(true, false) ? children() : waiting
}
