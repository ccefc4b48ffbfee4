import { devicePrefix } from "#web/shell/devicePreference.ts"

/**
 * Signing out leaves nothing of the shop in the browser: no draft, no recent find, no cache (W5). How the
 * device looks and speaks stays.
 */
export const forgetShop = () => {
  for (const storage of [localStorage, sessionStorage]) {
    Object.keys(storage)
      .filter((place) => place.startsWith("frit.") && !place.startsWith(devicePrefix))
      .forEach((place) => storage.removeItem(place))
  }
  if ("caches" in globalThis) void caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
}
