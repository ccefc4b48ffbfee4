import { Schema } from "effect"

/** An authenticator app is set up already: it is removed before another takes its place. */
export class AuthenticatorThere extends Schema.TaggedError<AuthenticatorThere>()(
  "AuthenticatorThere",
  {},
  { httpApiStatus: 422 }
) {}

/** The shop requires a second step, and this is the person's last: another comes first. */
export class LastSecondStep extends Schema.TaggedError<LastSecondStep>()(
  "LastSecondStep",
  {},
  { httpApiStatus: 422 }
) {}

/** Nothing is set up that recovery codes could stand in for. */
export class NoSecondStep extends Schema.TaggedError<NoSecondStep>()("NoSecondStep", {}, { httpApiStatus: 422 }) {}

/** The code is not the app's at this moment, was used before, or is no recovery code of this person. */
export class CodeNotRight extends Schema.TaggedError<CodeNotRight>()(
  "CodeNotRight",
  {},
  { httpApiStatus: 422, keepsWhatWasDone: true }
) {}
