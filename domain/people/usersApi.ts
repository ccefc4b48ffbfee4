import { Effect, Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { OpenSession } from "#domain/credentials/OpenSession.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { field } from "#domain/shared/field.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { DaysOffList, WeekHours } from "#domain/shared/WeekHours.ts"
import { Edition } from "#domain/tenants/Tenant.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { NewPassword } from "./Password.ts"
import { UserProration } from "./prorateUser.ts"
import { Skill, User, UserDraft } from "./User.ts"
import {
  LastOwner,
  NotYourself,
  OwnContactInProfile,
  PasswordCommon,
  RoleNotGrantable,
  UserChanged,
  UserNameTaken,
  UserNotFound
} from "./userFailures.ts"
import { UserSearch } from "./UserSearch.ts"

/** A new user: the editable fields and the password communicated in person (spec §6). */
export const NewUser = Schema.Struct({
  ...UserDraft.fields,
  password: field(NewPassword, "Initial password.", "Clear-View-2026")
})
export type NewUser = typeof NewUser.Type

/** What can be changed for many users at once: whether they may sign in. */
export const UsersChange = Schema.Struct({ active: field(Schema.Boolean, "Whether the user may sign in.") })

const accessRule = access["/users"]
const ofId = Schema.Struct({ id: field(UserId, "The user's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") })
const nothing = Schema.Struct({})

/** Defaults for fields of a new user that older clients do not send. */
const openIfLeftOut = {
  workHours: UserDraft.fields.workHours.pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  daysOff: UserDraft.fields.daysOff.pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  skills: UserDraft.fields.skills.pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))
}

/** Fields that remain unchanged if an older client does not send them. */
const keptIfLeftOut = {
  workHours: field(Schema.optionalKey(WeekHours), "Working hours, starting on Monday; unchanged if left out.", []),
  daysOff: field(Schema.optionalKey(DaysOffList), "Days off; unchanged if left out.", []),
  skills: field(Schema.optionalKey(Schema.Array(Skill)), "What the user can install; unchanged if left out.", [])
}

export const listUsers = endpoint({
  name: "listUsers",
  summary: "Returns one page of the shop's users, by last name by default.",
  method: "GET",
  path: "/users",
  access: accessRule,
  list: "users",
  input: UserSearch,
  output: pageOf(User),
  failures: [CursorInvalid]
})

export const getUserProration = endpoint({
  name: "getUserProration",
  summary:
    "Returns the cost of an additional user for the rest of the billing cycle, in cents, and the free help requests included.",
  method: "GET",
  path: "/users/proration",
  access: accessRule,
  input: nothing,
  output: Schema.Struct({ edition: field(Edition, "The shop's plan."), ...UserProration.fields }),
  failures: []
})

export const getUser = endpoint({
  name: "getUser",
  summary: "Returns one user.",
  method: "GET",
  path: "/users/:id",
  access: accessRule,
  input: ofId,
  output: User,
  failures: [UserNotFound]
})

export const postUser = endpoint({
  name: "postUser",
  summary:
    "Creates a user. The password is not sent to them: communicate it in person. It must be changed at the first sign-in.",
  method: "POST",
  path: "/users",
  access: accessRule,
  input: Schema.Struct({ ...NewUser.fields, ...openIfLeftOut }),
  output: User,
  failures: [UserNameTaken, RoleNotGrantable, LocationNotFound, PasswordCommon]
})

export const putUser = endpoint({
  name: "putUser",
  summary:
    "Saves a user opened at `version`; if it was saved since, returns 409 with the current version. Changing roles ends the user's sessions.",
  method: "PUT",
  path: "/users/:id",
  access: accessRule,
  input: Schema.Struct({
    id: field(UserId, "The user's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    ...UserDraft.fields,
    ...keptIfLeftOut
  }),
  output: User,
  failures: [
    UserNotFound,
    UserChanged,
    UserNameTaken,
    RoleNotGrantable,
    LocationNotFound,
    LastOwner,
    OwnContactInProfile
  ]
})

export const putUserActive = endpoint({
  name: "putUserActive",
  summary:
    "Deactivates a user, which ends their sessions, or reactivates them. Users cannot deactivate themselves or the last owner.",
  method: "PUT",
  path: "/users/:id/active",
  access: accessRule,
  input: Schema.Struct({
    id: field(UserId, "The user's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    active: field(Schema.Boolean, "Whether the user may sign in.")
  }),
  output: User,
  failures: [UserNotFound, UserChanged, UserNameTaken, RoleNotGrantable, LastOwner, NotYourself]
})

export const postUsersChange = bulkEndpoint({
  name: "postUsersChange",
  summary:
    "Deactivates or reactivates many users. Rejects the current user, the last owner, and users whose roles the current user may not manage.",
  path: "/users/bulk-change",
  list: listUsers,
  id: UserId,
  change: UsersChange
})

export const putUserPassword = endpoint({
  name: "putUserPassword",
  summary: "Sets another user's password, which must be changed at the next sign-in. Ends all their sessions.",
  method: "PUT",
  path: "/users/:id/password",
  access: accessRule,
  input: Schema.Struct({
    id: field(UserId, "The user's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    password: field(NewPassword, "New password.", "Clear-View-2026")
  }),
  output: nothing,
  failures: [UserNotFound, RoleNotGrantable, NotYourself, PasswordCommon]
})

export const listUserSessions = endpoint({
  name: "listUserSessions",
  summary: "Returns a user's active sessions, most recently used first.",
  method: "GET",
  path: "/users/:id/sessions",
  access: accessRule,
  input: ofId,
  output: Schema.Array(OpenSession),
  failures: [UserNotFound, RoleNotGrantable]
})

export const deleteUserSessions = endpoint({
  name: "deleteUserSessions",
  summary: "Ends all of a user's sessions, on every node within 5 seconds.",
  method: "DELETE",
  path: "/users/:id/sessions",
  access: accessRule,
  input: ofId,
  output: nothing,
  failures: [UserNotFound, RoleNotGrantable]
})
