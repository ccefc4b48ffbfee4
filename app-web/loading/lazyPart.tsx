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

type Fetch = () => Promise<unknown>

/** What opens on a press on the screens that are drawn. */
const waiting = new Set<Fetch>()
/** Those of the modules that have just run: a promise of their chunk is resolved before anything else runs. */
const justNamed = new Set<Fetch>()

/** Holds back what the chunk that has just come named: its screen is not drawn yet, and may never be. */
export const holdLazyParts = (): ReadonlyArray<Fetch> => {
  const held = [...justNamed]
  for (const fetch of held) waiting.delete(fetch)
  return held
}

/**
 * Once a screen is drawn, what opens on a press there is fetched when the browser has nothing else to do; not where the
 * screen was only fetched ahead, which holds it back until then.
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
