import { devicePrefix } from "#web/page/devicePreference.ts"

/**
 * Removes all shop data from the browser on sign-out: drafts, recent items and caches (W5). Theme and language are
 * kept.
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

/** Remembers across a reload of the tab that a user was signed in. */
export const signInMark = {
  wasSignedIn: () => sessionStorage.getItem(place) !== null,
  remember: () => sessionStorage.setItem(place, "1"),
  forget: forgetShop
}
