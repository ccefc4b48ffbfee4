import { type ComponentType, type ReactNode, Suspense, useEffect } from "react"
import { lazyChunk } from "./lazyChunk.ts"
import { whenIdle } from "./whenIdle.ts"

const announced = new Set<() => Promise<unknown>>()

/** Loads all lazy parts of the loaded screens, including nested ones, so that stories render them immediately. */
export const preloadLazyParts = async (): Promise<void> => {
  while (announced.size > 0) {
    const now = [...announced]
    announced.clear()
    await Promise.all(now.map((fetch) => fetch()))
  }
}

type Fetch = () => Promise<unknown>

/** Parts of the rendered screens that open on a press. */
const waiting = new Set<Fetch>()
/** Parts declared by modules that have just run. The promise of their chunk resolves before anything else runs. */
const justNamed = new Set<Fetch>()

/**
 * Returns the parts declared by the chunk that has just loaded and removes them from the queue, because its screen is
 * not rendered yet and may never be.
 */
export const holdLazyParts = (): ReadonlyArray<Fetch> => {
  const held = [...justNamed]
  for (const fetch of held) waiting.delete(fetch)
  return held
}

/**
 * Once a screen is rendered, prefetches what opens on a press there while the browser is idle. Parts of screens that
 * were only prefetched are held back until those are rendered.
 */
export const usePreloadLazyParts = (held?: Set<Fetch>): void =>
  useEffect(() => {
    const now = [...waiting, ...(held ?? [])]
    if (now.length === 0) return
    waiting.clear()
    held?.clear()
    whenIdle(() => Promise.allSettled(now.map((fetch) => fetch())))
  }, [held])

/**
 * A component in its own chunk. `now` loads it in parallel with the screen's requests, for what every user sees. `idle`
 * loads it when the browser is idle after the screen is rendered, for what opens on a press. `asked` loads it when it
 * is rendered, for what few users need.
 */
export const lazyPart = <P extends object, N extends string>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
  when: "now" | "idle" | "asked",
  fallback: ReactNode = null
): ComponentType<P> => {
  const { fetch, usePart } = lazyChunk(load, name)
  announced.add(fetch)
  if (when === "now") void fetch().catch(() => {})
  else if (when === "idle") {
    waiting.add(fetch)
    justNamed.add(fetch)
    setTimeout(() => justNamed.delete(fetch))
  }
  return function LazyPart(props: P) {
    const Part = usePart()
    usePreloadLazyParts()
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}
