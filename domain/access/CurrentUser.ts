import { Context, Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { Feature, Role } from "./Role.ts"

export const UserId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type

/** The signed-in user, with the properties that access rules need. */
export const SignedInUser = Schema.Struct({
  id: field(UserId, "The user's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "First name.", "Ada"),
  lastName: field(Schema.String, "Last name.", "Moreno"),
  roles: field(Schema.Array(Role), "Roles of the user."),
  features: field(Schema.Array(Feature), "Features included in the shop's plan."),
  /** If false, everyone is locked out of everything but the dashboard, admin and billing (spec §4). */
  accountActive: field(Schema.Boolean, "Whether the shop's account is active."),
  /** The password was set by someone else; no other request is allowed until it is changed (X5). */
  mustChangePassword: field(
    Schema.optionalKey(Schema.Boolean),
    "Whether the password was set by someone else and must be changed before any other request is allowed."
  ),
  mustSetUpSecondStep: field(
    Schema.optionalKey(Schema.Boolean),
    "Whether the shop requires a second step the user has not set up; no other request is allowed until then."
  )
})
export type SignedInUser = typeof SignedInUser.Type

/** The current user; `undefined` on public pages. */
export class CurrentUser extends Context.Service<CurrentUser, SignedInUser | undefined>()(
  "domain/access/CurrentUser"
) {}

/**
 * The current user, for endpoints that require one: `answer` has already rejected requests without a signed-in user.
 */
export const requireUser = Effect.flatMap(CurrentUser, (user) =>
  user === undefined ? Effect.die(new Error("no user is signed in")) : Effect.succeed(user)
)
