import { Effect } from "effect"
import { signedInUser } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"

/** The entry of whoever asks. */
export const ownUser = Effect.gen(function* () {
  const { id } = yield* signedInUser
  return (yield* (yield* Users).get(id)) ?? (yield* Effect.die(new Error("a signed-in person without an entry")))
})
