import { Children, type ReactNode, startTransition, useEffect, useState, useDeferredValue } from "react"

/**
 * Renders the first `first` children immediately and each of the others in a separate transition. React splits
 * rendering into short tasks, but committing, layout and the resulting requests would otherwise form one long task.
 */
export function StaggeredRender({ first, children }: { readonly first: number; readonly children: ReactNode }) {
  const [shown, setShown] = useState(first)
  const all = Children.count(children)
  useEffect(() => {
    if (shown < all) startTransition(() => setShown(shown + 1))
  }, [shown, all])
  return Children.map(children, (child, at) => (at < shown ? child : null))
}

/**
 * Renders a large subtree in the background when it first appears, so that the browser stays responsive. Shows
 * `waiting` immediately.
 */
export function Deferred({ waiting, children }: { readonly waiting: ReactNode; readonly children: () => ReactNode }) {
  return useDeferredValue(true, false) ? children() : waiting
}
