/** Fetches what will be wanted soon once the browser has nothing else to do (Safari: a moment later). One that does not come is fetched again when it is wanted. */
export const whenIdle = (fetch: () => Promise<unknown>) => {
  const begin = () => void fetch().catch(() => {})
  if ("requestIdleCallback" in globalThis) requestIdleCallback(begin)
  else if ("document" in globalThis) setTimeout(begin, 1_000)
}
