import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"

/** How long each thing lasts, in milliseconds (S4, S6). */
export const lasts = {
  handOffKey: 60_000,
  accessToken: 15 * 60_000,
  idle: 30 * 60_000,
  absolute: 12 * 3_600_000,
  /** A rotated refresh token still works this long: the answer that carried its successor may have been lost. */
  rotationGrace: 10_000
} as const

/** One sign-in on one browser. Tokens are kept as fingerprints only; instants in milliseconds UTC. */
export const Session = Schema.Struct({
  id: Schema.String,
  userId: UserId,
  startedAt: Schema.Number,
  /** What the browser calls itself, as it said at the sign-in. */
  userAgent: Schema.String,
  access: Schema.String,
  accessExpires: Schema.Number,
  refresh: Schema.String,
  refreshExpires: Schema.Number,
  previousRefresh: Schema.String,
  /** Salt from which the present tokens were derived out of the refresh token before; "" for the first ones. */
  seed: Schema.String,
  rotatedAt: Schema.Number,
  expires: Schema.Number
})
export type Session = typeof Session.Type
