import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** A password reset link. Only the fingerprint of its token is stored. */
export interface PasswordReset {
  readonly fingerprint: string
  readonly userId: UserId
  /** When the link was sent, in milliseconds since 1970 UTC. */
  readonly sentAt: number
}

/** Storage for reset links. They are retained for 30 days, so that an expired link can be reported with its age. */
export class PasswordResets extends Context.Service<
  PasswordResets,
  {
    readonly add: (reset: PasswordReset) => Effect.Effect<void, never, CurrentTenant>
    /** Returns the link if it has not been used. */
    readonly find: (fingerprint: string) => Effect.Effect<PasswordReset | undefined, never, CurrentTenant>
    /** Consumes the link and all others of the same user. Returns true for exactly one caller. */
    readonly consume: (fingerprint: string) => Effect.Effect<boolean, never, CurrentTenant>
  }
>()("domain/credentials/PasswordResets") {}
