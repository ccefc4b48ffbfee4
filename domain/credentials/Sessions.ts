import { Context, type Effect, Schema } from "effect"
import { type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import type { SignInMethod } from "#domain/audit/AuditEvent.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/**
 * A hand-off key: who signed in, how, on which known device, and when the key expires, in milliseconds since 1970 UTC.
 */
export interface LoginKey {
  readonly userId: UserId
  readonly expires: number
  readonly method: SignInMethod
  /** Id of the known device. */
  readonly device?: string
}

/** Storage for sessions. Shared by all nodes, so a sign-out takes effect everywhere. */
export class Sessions extends Context.Service<
  Sessions,
  {
    /**
     * Returns the user of an access token if it is valid at `now`. Each node caches the result for a short time;
     * `fresh` bypasses the cache.
     */
    readonly userByAccessToken: (
      access: string,
      now: number,
      fresh?: boolean
    ) => Effect.Effect<SignedInUser | undefined, never, CurrentTenant>
    /** Returns the session of a current or previous refresh token and locks it until the transaction ends. */
    readonly byRefreshToken: (refresh: string) => Effect.Effect<Session | undefined, never, CurrentTenant>
    readonly byAccessToken: (access: string) => Effect.Effect<Session | undefined, never, CurrentTenant>
    /** Returns a user's sessions valid at `now`, most recently used first. */
    readonly listOf: (user: UserId, now: number) => Effect.Effect<ReadonlyArray<Session>, never, CurrentTenant>
    readonly save: (session: Session) => Effect.Effect<void, never, CurrentTenant>
    readonly end: (id: string) => Effect.Effect<void, never, CurrentTenant>
    /** Ends all of a user's sessions, except the session `kept`, and deletes their hand-off keys. */
    readonly endAllOf: (user: UserId, kept?: string) => Effect.Effect<void, never, CurrentTenant>
    readonly addLoginKey: (
      key: LoginKey & { readonly fingerprint: string }
    ) => Effect.Effect<void, never, CurrentTenant>
    /** Removes and returns a hand-off key, for exactly one caller. */
    readonly consumeLoginKey: (fingerprint: string) => Effect.Effect<LoginKey | undefined, never, CurrentTenant>
  }
>()("domain/credentials/Sessions") {}

/** Lifetimes in milliseconds (S4, S6). */
export const lifetimes = {
  handOffKey: 60_000,
  accessToken: 15 * 60_000,
  idle: 30 * 60_000,
  absolute: 12 * 3_600_000,
  /**
   * How long a rotated refresh token still works, because the response with its successor may have been lost. Longer
   * than the page's `patience` (30 seconds), so that a retry after a timeout is still accepted.
   */
  rotationGrace: 45_000
} as const

/** A sign-in on one browser. Tokens are stored as fingerprints only. Instants in milliseconds since 1970 UTC. */
export const Session = Schema.Struct({
  id: Schema.String,
  userId: UserId,
  startedAt: Schema.Number,
  /** User-Agent of the browser at sign-in. */
  userAgent: Schema.String,
  access: Schema.String,
  accessExpires: Schema.Number,
  refresh: Schema.String,
  refreshExpires: Schema.Number,
  previousRefresh: Schema.String,
  /** Salt from which the current tokens were derived out of the previous refresh token; empty for the first tokens. */
  seed: Schema.String,
  rotatedAt: Schema.Number,
  expires: Schema.Number
})
export type Session = typeof Session.Type

/**
 * How long a session lasts, in milliseconds: when idle, and in total (S4). Thirty minutes and twelve hours by default.
 */
export const SessionLimits = Context.Reference<{ readonly idle: number; readonly absolute: number }>(
  "domain/credentials/SessionLimits",
  {
    defaultValue: () => ({ idle: lifetimes.idle, absolute: lifetimes.absolute })
  }
)
