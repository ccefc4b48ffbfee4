import { Schema } from "effect"

/** Spec §8 'Invalid token.': already used, never issued, or issued to someone else. */
export class TokenInvalid extends Schema.TaggedError<TokenInvalid>()("TokenInvalid", {}, { httpApiStatus: 422 }) {}

/** The link is older than 10 minutes. */
export class TokenExpired extends Schema.TaggedError<TokenExpired>()("TokenExpired", {}, { httpApiStatus: 422 }) {}

/** The link is older than 3 days. */
export class TokenTooOld extends Schema.TaggedError<TokenTooOld>()("TokenTooOld", {}, { httpApiStatus: 422 }) {}

/** Spec §8 'Email doesn't exists': no user who may sign in here has this address. */
export class EmailUnknown extends Schema.TaggedError<EmailUnknown>()("EmailUnknown", {}, { httpApiStatus: 422 }) {}

/** The server has no mail service configured, so no link could be delivered. */
export class NoMailService extends Schema.TaggedError<NoMailService>()("NoMailService", {}, { httpApiStatus: 422 }) {}
