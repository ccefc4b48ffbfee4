/** Milliseconds to wait before prefetching, so that the screen has the browser to itself. */
const quiet = 1_000

/** Milliseconds after which prefetching starts even if the browser is never idle. */
const patience = 2_000

/**
 * Prefetches something after a second, once the browser is idle. Failures are ignored, because it is fetched again when
 * used.
 */
export const whenIdle = (fetch: () => Promise<unknown>) => {
  if (!("document" in globalThis)) return
  const begin = () => void fetch().catch(() => {})
  setTimeout(() => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(begin, { timeout: patience })
    else begin()
  }, quiet)
}
