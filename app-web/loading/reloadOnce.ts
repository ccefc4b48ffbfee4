const place = (what: string) => `frit.reloaded.${what}`

/**
 * Loads a chunk on demand. After a release, old chunks no longer exist, so a failed load reloads the page, once per
 * chunk until it succeeds (spec §8). If the chunk is still missing then, or the browser is offline, the failure is
 * passed to the caller.
 */
export const reloadOnce = async <A>(
  what: string,
  load: () => Promise<A>,
  reload: () => void = () => location.reload()
): Promise<A> => {
  try {
    const loaded = await load()
    sessionStorage.removeItem(place(what))
    return loaded
  } catch (failure) {
    if (!navigator.onLine || sessionStorage.getItem(place(what)) !== null) throw failure
    sessionStorage.setItem(place(what), "1")
    reload()
    return await new Promise<never>(() => {})
  }
}
