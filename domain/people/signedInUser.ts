import { Effect } from "effect"
import { CurrentUser } from "./CurrentUser.ts"

/** The person who asks, in calls that nobody else gets into: `answer` has refused everyone who is not signed in. */
export const signedInUser = Effect.flatMap(CurrentUser, (user) =>
  user === undefined ? Effect.die(new Error("nobody is signed in")) : Effect.succeed(user)
)
