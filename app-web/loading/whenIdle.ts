/** Milliseconds for which a screen has the browser to itself: what comes ahead waits for that long. */
const quiet = 1_000

/**
 * Milliseconds after which it is fetched from a browser that is never idle, too: one that stays busy would never fetch
 * it.
 */
const patience = 2_000

/**
 * Fetches what will be wanted soon, a second later and once the browser has nothing else to do. One that does not come
 * is fetched again when it is wanted.
 */
export const whenIdle = (fetch: () => Promise<unknown>) => {
  if (!("document" in globalThis)) return
  const begin = () => void fetch().catch(() => {})
  setTimeout(() => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(begin, { timeout: patience })
    else begin()
  }, quiet)
}
