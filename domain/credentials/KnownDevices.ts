import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** A browser from which a person has signed in. Instants in milliseconds UTC. */
export interface KnownDevice {
  /** The same for a browser's cookies at the base domain and at the shop's host. */
  readonly id: string
  readonly userId: UserId
  /** Of the secret in the browser's cookie. */
  readonly fingerprint: string
  /** The browser in words, `Chrome, Windows`; "" for a program. */
  readonly name: string
  readonly usedAt: number
  /** When it is known no longer. */
  readonly expires: number
}

/** How many devices of one person are known; the one used longest ago is forgotten for a new one. */
export const mostKnownDevices = 20

/**
 * From which browsers people have signed in, so that strangers' failures do not touch them. Every node sees the same.
 */
export class KnownDevices extends Context.Service<
  KnownDevices,
  {
    /** The device with this cookie, where the person signed in from it and that counts still. */
    readonly find: (
      user: UserId,
      fingerprint: string,
      now: number
    ) => Effect.Effect<KnownDevice | undefined, never, CurrentTenant>
    /**
     * Keeps a device, new or in the place of what was kept of it, and forgets what the person has too many of or what
     * is over.
     */
    readonly remember: (device: KnownDevice) => Effect.Effect<void, never, CurrentTenant>
    /** A person's devices that are known `now`, the latest used first; one entry for each cookie. */
    readonly listOf: (user: UserId, now: number) => Effect.Effect<ReadonlyArray<KnownDevice>, never, CurrentTenant>
    /** Forgets one device of a person, with all its cookies. */
    readonly forget: (user: UserId, id: string) => Effect.Effect<void, never, CurrentTenant>
    /** Forgets all devices of a person but the one whose cookie has the fingerprint `kept`. */
    readonly forgetOthers: (user: UserId, kept?: string) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/credentials/KnownDevices") {}
