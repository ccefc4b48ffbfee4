import { Effect, Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { OpenSession } from "#domain/credentials/OpenSession.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { field } from "#domain/shared/field.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { ManyDaysOff, WeekHours } from "#domain/shared/WeekHours.ts"
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

/** Somebody new: what may be typed about a person, and the password they are told in person (spec §6). */
export const NewUser = Schema.Struct({
  ...UserDraft.fields,
  password: field(NewPassword, "The password.", "Clear-View-2026")
})
export type NewUser = typeof NewUser.Type

/** What may be changed of many people at once: whether they may sign in. */
export const UsersChange = Schema.Struct({ active: field(Schema.Boolean, "Whether the person may sign in.") })

const door = access["/users"]
const ofId = Schema.Struct({ id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") })
const nothing = Schema.Struct({})

/** What is open of a new person where a client does not know it. */
const openIfLeftOut = {
  workHours: UserDraft.fields.workHours.pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  daysOff: UserDraft.fields.daysOff.pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  skills: UserDraft.fields.skills.pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))
}

/** What a client that does not know it leaves as it stands. */
const keptIfLeftOut = {
  workHours: field(Schema.optionalKey(WeekHours), "When they work, Monday first; left out, it stays as it is.", []),
  daysOff: field(Schema.optionalKey(ManyDaysOff), "When they are away; left out, it stays as it is.", []),
  skills: field(Schema.optionalKey(Schema.Array(Skill)), "What they can install; left out, it stays as it is.", [])
}

export const listUsers = endpoint({
  name: "listUsers",
  summary: "One page of the shop's people, by last name unless asked otherwise.",
  method: "GET",
  path: "/users",
  access: door,
  list: "users",
  input: UserSearch,
  output: pageOf(User),
  failures: [CursorInvalid]
})

export const getUserProration = endpoint({
  name: "getUserProration",
  summary:
    "What one more user would cost for the rest of the billing cycle, in cents, and the free help requests that come with them.",
  method: "GET",
  path: "/users/proration",
  access: door,
  input: nothing,
  output: Schema.Struct({ edition: field(Edition, "The shop's plan."), ...UserProration.fields }),
  failures: []
})

export const getUser = endpoint({
  name: "getUser",
  summary: "One person.",
  method: "GET",
  path: "/users/:id",
  access: door,
  input: ofId,
  output: User,
  failures: [UserNotFound]
})

export const postUser = endpoint({
  name: "postUser",
  summary: "Adds a person. The password is not sent to them: it is told in person and changed at the first sign-in.",
  method: "POST",
  path: "/users",
  access: door,
  input: Schema.Struct({ ...NewUser.fields, ...openIfLeftOut }),
  output: User,
  failures: [UserNameTaken, RoleNotGrantable, LocationNotFound, PasswordCommon]
})

export const putUser = endpoint({
  name: "putUser",
  summary:
    "Saves a person as opened at `version`; a newer one is answered with 409 and what stands now. Other roles end their sign-ins.",
  method: "PUT",
  path: "/users/:id",
  access: door,
  input: Schema.Struct({
    id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
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
  summary: "Shuts a person out, which ends their sign-ins, or lets them in again. Never oneself, never the last owner.",
  method: "PUT",
  path: "/users/:id/active",
  access: door,
  input: Schema.Struct({
    id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    active: field(Schema.Boolean, "Whether the person may sign in.")
  }),
  output: User,
  failures: [UserNotFound, UserChanged, UserNameTaken, RoleNotGrantable, LastOwner, NotYourself]
})

export const postUsersChange = bulkEndpoint({
  name: "postUsersChange",
  summary:
    "Shuts many people out or lets them in again; oneself, the last owner and whoever one has no power over are refused.",
  path: "/users/bulk-change",
  list: listUsers,
  id: UserId,
  change: UsersChange
})

export const putUserPassword = endpoint({
  name: "putUserPassword",
  summary: "Gives a person a new password by hand, to be changed at the next sign-in; all their sign-ins end.",
  method: "PUT",
  path: "/users/:id/password",
  access: door,
  input: Schema.Struct({
    id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    password: field(NewPassword, "The password.", "Clear-View-2026")
  }),
  output: nothing,
  failures: [UserNotFound, RoleNotGrantable, NotYourself, PasswordCommon]
})

export const listUserSessions = endpoint({
  name: "listUserSessions",
  summary: "A person's sign-ins that still hold, the latest used first.",
  method: "GET",
  path: "/users/:id/sessions",
  access: door,
  input: ofId,
  output: Schema.Array(OpenSession),
  failures: [UserNotFound, RoleNotGrantable]
})

export const deleteUserSessions = endpoint({
  name: "deleteUserSessions",
  summary: "Ends all of a person's sign-ins, on every node within 5 seconds.",
  method: "DELETE",
  path: "/users/:id/sessions",
  access: door,
  input: ofId,
  output: nothing,
  failures: [UserNotFound, RoleNotGrantable]
})
