import { Schema } from "effect"

/**
 * Spec §8 'Login failed'. The same for an unknown name, a wrong password, a deactivated user and another shop's host.
 */
export class LoginFailed extends Schema.TaggedError<LoginFailed>()("LoginFailed", {}, { httpApiStatus: 422 }) {}

/** The hand-off key was already used, has expired, or belongs to another shop. */
export class KeyNotAccepted extends Schema.TaggedError<KeyNotAccepted>()(
  "KeyNotAccepted",
  {},
  { httpApiStatus: 401 }
) {}

/**
 * The session cannot be refreshed: not signed in, signed out elsewhere, idle for too long, or the token was already
 * used.
 */
export class SessionOver extends Schema.TaggedError<SessionOver>()(
  "SessionOver",
  {},
  {
    httpApiStatus: 401,
    commitsTransaction: true
  }
) {}
