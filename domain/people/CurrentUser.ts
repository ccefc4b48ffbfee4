import { Context, Schema } from "effect"
import { Feature, Role } from "./Role.ts"

export const UserId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type

/** The signed-in person, as rules need to know them. */
export const SignedInUser = Schema.Struct({
  id: UserId,
  firstName: Schema.String,
  lastName: Schema.String,
  roles: Schema.Array(Role),
  features: Schema.Array(Feature),
  /** False locks everyone out of all but the dashboard, admin and billing (spec §4). */
  accountActive: Schema.Boolean,
  /** Their password was given by somebody else: until they change it, nothing else is answered (trust.md §1). */
  mustChangePassword: Schema.optionalKey(Schema.Boolean),
  /** Their shop requires a second step and they have none: until they set one up, nothing else is answered. */
  mustSetUpSecondStep: Schema.optionalKey(Schema.Boolean)
})
export type SignedInUser = typeof SignedInUser.Type

/** Who is asking. `undefined` on the public pages. */
export class CurrentUser extends Context.Service<CurrentUser, SignedInUser | undefined>()("domain/people/CurrentUser") {}
