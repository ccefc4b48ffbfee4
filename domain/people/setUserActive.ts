import { Effect } from "effect"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { CurrentUser, type UserId } from "#domain/access/CurrentUser.ts"
import { governedUser, guardLastOwner } from "./guardRoles.ts"
import { NotYourself } from "./userFailures.ts"
import { Users } from "./Users.ts"

/**
 * Lets a person in again, or shuts them out: what they did stays, their sign-ins end on every node (S3).
 * Nobody shuts out themselves, nor the last owner.
 */
export const setUserActive = Effect.fn("setUserActive")(function* ({
  id,
  version,
  active
}: {
  readonly id: UserId
  readonly version: number
  readonly active: boolean
}) {
  const before = yield* governedUser(id)
  if (!active && (yield* CurrentUser)?.id === id) return yield* new NotYourself()
  yield* guardLastOwner(before, { roles: before.roles, active })
  const saved = yield* (yield* Users).change({ ...before, active, version })
  if (!active) yield* (yield* Sessions).endOf(id)
  return saved
})
