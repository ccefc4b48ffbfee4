import type { User } from "#domain/people/User.ts"
import { imageUrl } from "./imageUrl.ts"
import type { Profile } from "./Profile.ts"

/** What a person sees of their own entry. */
export const profileOf = (user: User): Profile => {
  const {
    active: _,
    assignedLocations: _places,
    defaultLocationKey: _place,
    mustChangePassword: _must,
    ...profile
  } = user
  return { ...profile, imageUrl: imageUrl(user) }
}
