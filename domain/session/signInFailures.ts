import { Schema } from "effect"

/** Spec §8 'Login failed': the same for an unknown name, a wrong password, a closed account and another shop's door. */
export class LoginFailed extends Schema.TaggedError<LoginFailed>()("LoginFailed", {}, { httpApiStatus: 422 }) {}

/** The hand-off key was used before, is too old, or belongs to another shop. */
export class KeyNotAccepted extends Schema.TaggedError<KeyNotAccepted>()(
  "KeyNotAccepted",
  {},
  { httpApiStatus: 401 }
) {}

/** Nothing to refresh: not signed in, signed out elsewhere, idle for too long, or a token that was used before. */
export class SessionOver extends Schema.TaggedError<SessionOver>()(
  "SessionOver",
  {},
  {
    httpApiStatus: 401,
    keepsWhatWasDone: true
  }
) {}
