import { Schema } from "effect"

/** An authenticator app is already set up; it must be removed first. */
export class AuthenticatorThere extends Schema.TaggedError<AuthenticatorThere>()(
  "AuthenticatorThere",
  {},
  { httpApiStatus: 422 }
) {}

/** The shop requires a second step and this is the user's last one. Another must be added first. */
export class LastSecondStep extends Schema.TaggedError<LastSecondStep>()(
  "LastSecondStep",
  {},
  { httpApiStatus: 422 }
) {}

/** The user has no second step, so recovery codes would be of no use. */
export class NoSecondStep extends Schema.TaggedError<NoSecondStep>()("NoSecondStep", {}, { httpApiStatus: 422 }) {}

/** The code is wrong, expired, already used, or not one of the user's recovery codes. */
export class CodeNotRight extends Schema.TaggedError<CodeNotRight>()(
  "CodeNotRight",
  {},
  { httpApiStatus: 422, commitsTransaction: true }
) {}
