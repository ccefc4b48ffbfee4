import { type ComponentType, lazy, useState } from "react"
import { reloadOnce } from "./reloadOnce.ts"

/** A component in its own chunk. */
export interface LazyChunk<P> {
  readonly fetch: () => Promise<{ readonly default: ComponentType<P> }>
  /** Returns the component if it is loaded, or else one that suspends until it is. */
  readonly usePart: () => ComponentType<P>
}

/**
 * Loads a component on first use or ahead of time. If it is already loaded, it renders immediately; with suspense,
 * React would keep the fallback for at least 300 ms. A failed load is retried on the next use.
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
