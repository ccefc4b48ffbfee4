import { Context, Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { Feature, Role } from "./Role.ts"

export const UserId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type

/** The signed-in person, as rules need to know them. */
export const SignedInUser = Schema.Struct({
  id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "First name.", "Ada"),
  lastName: field(Schema.String, "Last name.", "Moreno"),
  roles: field(Schema.Array(Role), "What the person may do."),
  features: field(Schema.Array(Feature), "What the shop's plan lets it do."),
  /** False locks everyone out of all but the dashboard, admin and billing (spec §4). */
  accountActive: field(Schema.Boolean, "Whether the shop's account is active."),
  /** Their password was given by somebody else: until they change it, nothing else is answered (X5). */
  mustChangePassword: field(
    Schema.optionalKey(Schema.Boolean),
    "The password was given by somebody else: nothing but its change is answered."
  ),
  mustSetUpSecondStep: field(
    Schema.optionalKey(Schema.Boolean),
    "Their shop requires a second step and they have none: until they set one up, nothing else is answered."
  )
})
export type SignedInUser = typeof SignedInUser.Type

/** Who is asking. `undefined` on the public pages. */
export class CurrentUser extends Context.Service<CurrentUser, SignedInUser | undefined>()(
  "domain/access/CurrentUser"
) {}

/** The person who asks, in calls that nobody else gets into: `answer` has refused everyone who is not signed in. */
export const signedInUser = Effect.flatMap(CurrentUser, (user) =>
  user === undefined ? Effect.die(new Error("nobody is signed in")) : Effect.succeed(user)
)
