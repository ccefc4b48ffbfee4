import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { governedUser } from "./guardRoles.ts"
import { setUserActive } from "./setUserActive.ts"
import { LastOwner, NotYourself, RoleNotGrantable, UserChanged, UserNameTaken, UserNotFound } from "./userFailures.ts"
import { Users } from "./Users.ts"
import type { UserSearch } from "./UserSearch.ts"
import { UsersChange } from "./UsersChange.ts"

/**
 * Shuts out or lets in again many people, each by the rules for one. Undoing does not give back the sign-ins that
 * ended.
 */
export const changeUsers = bulkAction({
  name: "changeUsers",
  list: "users",
  change: UsersChange,
  trace: Schema.Struct({ id: UserId, version: Schema.Int, active: Schema.Boolean }),
  failures: [UserNotFound, UserChanged, UserNameTaken, RoleNotGrantable, LastOwner, NotYourself],
  matching: (search: UserSearch, after) => Users.use((users) => users.batch(search, after)),
  get: governedUser,
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  does: ({ id, version, active }, change) =>
    Effect.map(setUserActive({ id, version, active: change.active }), (saved) => ({
      id,
      version: saved.version,
      active
    })),
  undoes: setUserActive
})
