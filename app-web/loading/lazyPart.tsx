import { type ComponentType, type ReactNode, Suspense, useEffect } from "react"
import { lazyChunk } from "./lazyChunk.ts"
import { whenIdle } from "./whenIdle.ts"

const announced = new Set<() => Promise<unknown>>()

/** Fetches all lazy parts of the screens that are here, and those that they bring: stories draw them at once. */
export const preloadLazyParts = async (): Promise<void> => {
  while (announced.size > 0) {
    const now = [...announced]
    announced.clear()
    await Promise.all(now.map((fetch) => fetch()))
  }
}

const waiting = new Set<() => Promise<unknown>>()

/**
 * Once a screen is drawn, what opens on a press there is fetched when the browser has nothing else to do; not where the
 * screen was only fetched ahead.
 */
export const usePreloadLazyParts = (): void =>
  useEffect(() => {
    if (waiting.size === 0) return
    const now = [...waiting]
    waiting.clear()
    whenIdle(() => Promise.allSettled(now.map((fetch) => fetch())))
  }, [])

/**
 * A part in a chunk of its own, fetched beside what the screen asks of the server (`now`, what every reader sees) or,
 * once the screen is drawn, when the browser has nothing else to do (`idle`, what opens on a press), or when it is
 * drawn (`asked`, what few need).
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
  else if (when === "idle") waiting.add(fetch)
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
