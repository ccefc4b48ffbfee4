import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** A link by which a person sets a new password. The token in it is kept as its fingerprint only. */
export interface PasswordReset {
  readonly fingerprint: string
  readonly userId: UserId
  /** When the link was sent, milliseconds UTC. */
  readonly sentAt: number
}

/** Where reset links are kept, for 30 days, so that it can be said how old one is. */
export class PasswordResets extends Context.Service<
  PasswordResets,
  {
    readonly keep: (reset: PasswordReset) => Effect.Effect<void, never, CurrentTenant>
    /** The link, if it was not used. */
    readonly find: (fingerprint: string) => Effect.Effect<PasswordReset | undefined, never, CurrentTenant>
    /** Uses the link up, and with it all others of the same person: true for one caller, once. */
    readonly useUp: (fingerprint: string) => Effect.Effect<boolean, never, CurrentTenant>
  }
>()("domain/credentials/PasswordResets") {}
