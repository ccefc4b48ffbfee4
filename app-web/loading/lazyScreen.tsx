import type { ComponentType } from "react"
import { type LazyChunk, lazyChunk } from "./lazyChunk.ts"
import { holdLazyParts, usePreloadLazyParts } from "./lazyPart.tsx"

/** A screen that can be prefetched. */
export type LazyScreen = ComponentType & Pick<LazyChunk<object>, "fetch">

/** Creates a screen in its own chunk. */
export const lazyScreen = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): LazyScreen => {
  const { fetch, usePart } = lazyChunk<object, N>(load, name)
  const held = new Set<() => Promise<unknown>>()
  const fetchAhead = async () => {
    const screen = await fetch()
    for (const part of holdLazyParts()) held.add(part)
    return screen
  }
  function Screen() {
    const Part = usePart()
    usePreloadLazyParts(held)
    return <Part />
  }
  return Object.assign(Screen, { fetch: fetchAhead })
}
