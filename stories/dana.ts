import { type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"

/** The second user in a story, who changes what the current user has open. */
export const dana: SignedInUser = {
  id: UserId.make("019a0000-0000-7000-8000-0000000000b1"),
  firstName: "Dana",
  lastName: "Whitfield",
  roles: ["owner"],
  features: ["FullCRM"],
  accountActive: true
}
