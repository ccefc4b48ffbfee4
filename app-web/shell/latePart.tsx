import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react"
import { reloadOnce } from "./reloadOnce.ts"
import { whenIdle } from "./whenIdle.ts"

const announced = new Set<() => Promise<unknown>>()

/** Fetches all late parts of the screens that are here, and those that they bring: stories draw them at once. */
export const fetchLateParts = async (): Promise<void> => {
  while (announced.size > 0) {
    const now = [...announced]
    announced.clear()
    await Promise.all(now.map((fetch) => fetch()))
  }
}

/**
 * A part in a chunk of its own, drawn at once where it has come. It is fetched beside what the screen asks of the server (`now`, what
 * every reader sees) or when the browser has nothing else to do (`idle`, what opens on a press); one that did not come is asked for again.
 */
export const latePart = <P extends object, N extends string>(load: () => Promise<Record<N, ComponentType<P>>>, name: N, when: "now" | "idle", waiting: ReactNode = null): ComponentType<P> => {
  let here: ComponentType<P> | undefined
  let coming: ComponentType<P> | undefined
  const fetch = async () => ({ default: here = (await load())[name] })
  const asked = () =>
    lazy(() =>
      reloadOnce(name, fetch).catch((failure: unknown) => {
        coming = undefined
        throw failure
      }))
  announced.add(fetch)
  if (when === "now") void fetch().catch(() => {})
  else whenIdle(fetch)
  return function LatePart(props: P) {
    const [Part] = useState(() => here ?? (coming ??= asked()))
    return <Suspense fallback={waiting}><Part {...props} /></Suspense>
  }
}
