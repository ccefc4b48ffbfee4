import { Schema } from "effect"

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
