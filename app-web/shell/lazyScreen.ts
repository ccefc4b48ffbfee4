import { type ComponentType, lazy } from "react"

const place = "frit.reloadedAt"

/** Milliseconds within which a second failure is shown instead of loading the page once more. */
const once = 20_000

/** A screen in a chunk of its own. After a release the old chunk is gone: the page is loaded anew, once (spec §8). */
export const lazyScreen = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazy(async () => {
    try {
      return { default: (await load())[name] }
    } catch (failure) {
      if (Date.now() - Number(sessionStorage.getItem(place)) < once) throw failure
      sessionStorage.setItem(place, String(Date.now()))
      location.reload()
      return await new Promise<never>(() => {})
    }
  })
