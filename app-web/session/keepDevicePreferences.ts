import { devicePrefix } from "#web/shell/devicePreference.ts"

/**
 * Waits for an answer that clears this origin's storage (Clear-Site-Data), and puts back how the device looks and
 * speaks, which says nothing of a shop.
 */
export const keepDevicePreferences = async <A>(answer: Promise<A>): Promise<A> => {
  const kept = Object.entries(localStorage).filter(([place]) => place.startsWith(devicePrefix))
  try {
    return await answer
  } finally {
    for (const [place, value] of kept) if (localStorage.getItem(place) === null) localStorage.setItem(place, value)
  }
}
