import { devicePrefix } from "#web/page/devicePreference.ts"

/**
 * Signing out leaves nothing of the shop in the browser: no draft, no recent find, no cache (W5). How the
 * device looks and speaks stays.
 */
const forgetShop = () => {
  for (const storage of [localStorage, sessionStorage]) {
    Object.keys(storage)
      .filter((place) => place.startsWith("frit.") && !place.startsWith(devicePrefix))
      .forEach((place) => storage.removeItem(place))
  }
  if ("caches" in globalThis) void caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
}

const place = "frit.wasSignedIn"

/** What a tab remembers of a sign-in over a reload: that there was one. */
export const signInMark = {
  wasSignedIn: () => sessionStorage.getItem(place) !== null,
  remember: () => sessionStorage.setItem(place, "1"),
  forget: forgetShop
}
