import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"
import { savesField } from "#domain/shared/RecordSave.ts"
import { User } from "./User.ts"

/** Nobody of this shop has that id. */
export class UserNotFound extends Schema.TaggedError<UserNotFound>()(
  "UserNotFound",
  { id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}

/** Somebody saved this person after they were opened; `current` is what stands now. */
export class UserChanged extends Schema.TaggedError<UserChanged>()(
  "UserChanged",
  { current: field(User, "What stands now."), saves: savesField },
  { httpApiStatus: 409 }
) {}

/** Somebody, maybe of another shop, signs in under this name. */
export class UserNameTaken extends Schema.TaggedError<UserNameTaken>()(
  "UserNameTaken",
  { userName: field(Schema.String, "The name to sign in with, unique on the whole platform.", "b.ortiz") },
  { httpApiStatus: 422 }
) {}

/** Whoever asks may not give, take or hold sway over such roles. */
export class RoleNotGrantable extends Schema.TaggedError<RoleNotGrantable>()(
  "RoleNotGrantable",
  {},
  { httpApiStatus: 422 }
) {}

/** The shop would be left without anybody who can do everything. */
export class LastOwner extends Schema.TaggedError<LastOwner>()("LastOwner", {}, { httpApiStatus: 422 }) {}

/** Nobody shuts themselves out. */
export class NotYourself extends Schema.TaggedError<NotYourself>()("NotYourself", {}, { httpApiStatus: 422 }) {}

/** One's own e-mail and phone are changed in the profile, with the password (S7). */
export class OwnContactInProfile extends Schema.TaggedError<OwnContactInProfile>()(
  "OwnContactInProfile",
  {},
  { httpApiStatus: 422 }
) {}

/** The present password was typed wrongly. */
export class PasswordNotRight extends Schema.TaggedError<PasswordNotRight>()(
  "PasswordNotRight",
  {},
  { httpApiStatus: 422 }
) {}

/**
 * The password is one of those tried first: one of the commonest, or made of words of the trade, the shop or the
 * person.
 */
export class PasswordCommon extends Schema.TaggedError<PasswordCommon>()(
  "PasswordCommon",
  {},
  { httpApiStatus: 422 }
) {}
