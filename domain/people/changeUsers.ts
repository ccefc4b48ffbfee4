import { Effect, Schema } from "effect"
import { CurrentUser, UserId } from "#domain/access/CurrentUser.ts"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { requireManageableUser, guardLastOwner } from "./guardRoles.ts"
import { LastOwner, NotYourself, RoleNotGrantable, UserChanged, UserNameTaken, UserNotFound } from "./userFailures.ts"
import { Users } from "./Users.ts"
import { UsersChange } from "./usersApi.ts"
import type { UserSearch } from "./UserSearch.ts"

/**
 * Reactivates a user, or deactivates them: their records remain and their sessions end on every node (S3). Users cannot
 * deactivate themselves or the last owner.
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
  const before = yield* requireManageableUser(id)
  if (!active && (yield* CurrentUser)?.id === id) return yield* new NotYourself()
  yield* guardLastOwner(before, { roles: before.roles, active })
  const saved = yield* (yield* Users).change({ ...before, active, version })
  if (!active) yield* (yield* Sessions).endAllOf(id)
  return saved
})

/**
 * Deactivates or reactivates many users, each under the same rules as one. Undoing does not restore sessions that
 * ended.
 */
export const changeUsers = bulkAction({
  name: "changeUsers",
  list: "users",
  change: UsersChange,
  trace: Schema.Struct({ id: UserId, version: Schema.Int, active: Schema.Boolean }),
  failures: [UserNotFound, UserChanged, UserNameTaken, RoleNotGrantable, LastOwner, NotYourself],
  matching: (search: UserSearch, after) => Users.use((users) => users.batch(search, after)),
  get: requireManageableUser,
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  apply: ({ id, version, active }, change) =>
    Effect.map(setUserActive({ id, version, active: change.active }), (saved) => ({
      id,
      version: saved.version,
      active
    })),
  undo: setUserActive
})
