import { Context, type Effect, Schema } from "effect"
import { type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import type { SignInMethod } from "#domain/audit/AuditEvent.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/**
 * What a hand-off key stands for: who signed in, how, on which known device, and until when it works, in milliseconds
 * UTC.
 */
export interface HandOffKey {
  readonly userId: UserId
  readonly expires: number
  readonly method: SignInMethod
  /** The known device's id. */
  readonly device?: string
}

/** Where sign-ins are kept: every node sees the same, so a sign-out holds everywhere. */
export class Sessions extends Context.Service<
  Sessions,
  {
    /**
     * Who holds this access token, if it still holds `now`; `fresh` looks in the database, where a node remembers them
     * for a while otherwise.
     */
    readonly holder: (
      access: string,
      now: number,
      fresh?: boolean
    ) => Effect.Effect<SignedInUser | undefined, never, CurrentTenant>
    /** The session of a refresh token, current or the one before; locked until the call is done. */
    readonly byRefresh: (refresh: string) => Effect.Effect<Session | undefined, never, CurrentTenant>
    readonly byAccess: (access: string) => Effect.Effect<Session | undefined, never, CurrentTenant>
    /** The sign-ins of a person that still hold `now`, the latest used first. */
    readonly listOf: (user: UserId, now: number) => Effect.Effect<ReadonlyArray<Session>, never, CurrentTenant>
    readonly save: (session: Session) => Effect.Effect<void, never, CurrentTenant>
    readonly end: (id: string) => Effect.Effect<void, never, CurrentTenant>
    /** Ends all sign-ins of a person, and their hand-off keys, but the session `kept`. */
    readonly endOf: (user: UserId, kept?: string) => Effect.Effect<void, never, CurrentTenant>
    readonly keepKey: (key: HandOffKey & { readonly fingerprint: string }) => Effect.Effect<void, never, CurrentTenant>
    /** Takes the hand-off key out: it is there for one caller, once. */
    readonly takeKey: (fingerprint: string) => Effect.Effect<HandOffKey | undefined, never, CurrentTenant>
  }
>()("domain/credentials/Sessions") {}

/** How long each thing lasts, in milliseconds (S4, S6). */
export const lasts = {
  handOffKey: 60_000,
  accessToken: 15 * 60_000,
  idle: 30 * 60_000,
  absolute: 12 * 3_600_000,
  /**
   * A rotated refresh token still works this long: the answer that carried its successor may have been lost. A page
   * gives up an answer after `patience` (30 seconds), so the grace is longer: what it then sends again still counts.
   */
  rotationGrace: 45_000
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

/**
 * After how many milliseconds a sign-in ends: without use, and at the latest (S4). Thirty minutes and twelve
 * hours unless configured.
 */
export const SessionLimits = Context.Reference<{ readonly idle: number; readonly absolute: number }>(
  "domain/credentials/SessionLimits",
  {
    defaultValue: () => ({ idle: lasts.idle, absolute: lasts.absolute })
  }
)
