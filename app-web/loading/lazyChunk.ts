import { type ComponentType, lazy, useState } from "react"
import { reloadOnce } from "./reloadOnce.ts"

/** Something to draw that comes in a chunk of its own. */
export interface LazyChunk<P> {
  readonly fetch: () => Promise<{ readonly default: ComponentType<P> }>
  /** What to draw: itself where it has come, else something that suspends until then. */
  readonly usePart: () => ComponentType<P>
}

/**
 * Loads something to draw when it is first wanted, or ahead. One that is here is drawn at once: React holds back what
 * it had to wait for until its fallback stood 300 ms. One that did not come is asked for again.
 */
export const lazyChunk = <P extends object, N extends string>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N
): LazyChunk<P> => {
  let here: ComponentType<P> | undefined
  let coming: ComponentType<P> | undefined
  const fetch = async () => ({ default: (here = (await load())[name]) })
  const asked = () =>
    lazy(() =>
      reloadOnce(name, fetch).catch((failure: unknown) => {
        coming = undefined
        throw failure
      })
    )
  return { fetch, usePart: () => useState(() => here ?? (coming ??= asked()))[0] }
}
