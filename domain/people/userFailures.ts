import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"
import { savesField } from "#domain/shared/RecordSave.ts"
import { User } from "./User.ts"

/** The shop has no user with this id. */
export class UserNotFound extends Schema.TaggedError<UserNotFound>()(
  "UserNotFound",
  { id: field(UserId, "The user's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}

/** The user was saved by someone else after it was opened; `current` is the current version. */
export class UserChanged extends Schema.TaggedError<UserChanged>()(
  "UserChanged",
  { current: field(User, "Current version."), saves: savesField },
  { httpApiStatus: 409 }
) {}

/** The user name is taken, possibly in another shop. */
export class UserNameTaken extends Schema.TaggedError<UserNameTaken>()(
  "UserNameTaken",
  { userName: field(Schema.String, "User name for signing in, unique across the platform.", "b.ortiz") },
  { httpApiStatus: 422 }
) {}

/** The current user may not grant, revoke or manage these roles. */
export class RoleNotGrantable extends Schema.TaggedError<RoleNotGrantable>()(
  "RoleNotGrantable",
  {},
  { httpApiStatus: 422 }
) {}

/** The shop would be left without an active owner. */
export class LastOwner extends Schema.TaggedError<LastOwner>()("LastOwner", {}, { httpApiStatus: 422 }) {}

/** Users cannot do this to their own account. */
export class NotYourself extends Schema.TaggedError<NotYourself>()("NotYourself", {}, { httpApiStatus: 422 }) {}

/** Users change their own email address and phone number in their profile, by entering their password (S7). */
export class OwnContactInProfile extends Schema.TaggedError<OwnContactInProfile>()(
  "OwnContactInProfile",
  {},
  { httpApiStatus: 422 }
) {}

/** The current password is wrong. */
export class PasswordNotRight extends Schema.TaggedError<PasswordNotRight>()(
  "PasswordNotRight",
  {},
  { httpApiStatus: 422 }
) {}

/**
 * The password is too easy to guess: among the most common ones, or made of words from the trade, the shop or the user.
 */
export class PasswordCommon extends Schema.TaggedError<PasswordCommon>()(
  "PasswordCommon",
  {},
  { httpApiStatus: 422 }
) {}
