import { forgetShop } from "./forgetShop.ts"

const place = "frit.wasSignedIn"

/** What a tab remembers of a sign-in over a reload: that there was one. */
export const signInMark = {
  wasSignedIn: () => sessionStorage.getItem(place) !== null,
  remember: () => sessionStorage.setItem(place, "1"),
  forget: forgetShop
}
