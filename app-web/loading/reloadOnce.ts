const place = (what: string) => `frit.reloaded.${what}`

/**
 * Loads a part of the product that is fetched when first wanted. After a release the old part is gone: the page is
 * loaded anew, once for each part until it came (spec §8); a part that is still missing then, or a line that is down,
 * is the caller's failure.
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
