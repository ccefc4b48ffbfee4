import { Clock, Context, Effect } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { UserAgent } from "#domain/contract/Caller.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { type CurrentTenant, type TenantId, withTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { QueueIdentity } from "./Passwords.ts"
import { Secrets } from "./Secrets.ts"

/** A browser a user has signed in from. Instants in milliseconds since 1970 UTC. */
export interface KnownDevice {
  /** Shared by a browser's cookies at the base domain and at the shop's host. */
  readonly id: string
  readonly userId: UserId
  /** Fingerprint of the secret in the browser's cookie. */
  readonly fingerprint: string
  /** Browser and platform, such as `Chrome, Windows`; empty if the client is not a browser. */
  readonly name: string
  readonly usedAt: number
  /** When it stops being a known device. */
  readonly expires: number
}

/** Maximum number of known devices per user. A new one replaces the least recently used. */
export const maxKnownDevices = 20

/**
 * Storage for the browsers users have signed in from, so that strangers' failed attempts do not affect them. Shared by
 * all nodes.
 */
export class KnownDevices extends Context.Service<
  KnownDevices,
  {
    /** Returns the device with this cookie if the user signed in from it and it has not expired. */
    readonly find: (
      user: UserId,
      fingerprint: string,
      now: number
    ) => Effect.Effect<KnownDevice | undefined, never, CurrentTenant>
    /** Saves or updates a device, and deletes the user's expired or excess devices. */
    readonly remember: (device: KnownDevice) => Effect.Effect<void, never, CurrentTenant>
    /** Returns a user's known devices, most recently used first, with one entry per cookie. */
    readonly listOf: (user: UserId, now: number) => Effect.Effect<ReadonlyArray<KnownDevice>, never, CurrentTenant>
    /** Deletes one of a user's devices, with all its cookies. */
    readonly forget: (user: UserId, id: string) => Effect.Effect<void, never, CurrentTenant>
    /** Deletes all of a user's devices except the one whose cookie has the fingerprint `kept`. */
    readonly forgetOthers: (user: UserId, kept?: string) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/credentials/KnownDevices") {}

/**
 * A browser's long-lived secret, used to recognize it at this host. Accepted only if signed by this server. It survives
 * sign-outs and grants no access on its own. `keep` sets the cookie until `expires`, in milliseconds since 1970 UTC.
 */
export const DeviceCookie = Context.Reference<{
  readonly secret: Effect.Effect<string | undefined>
  readonly set: (secret: string, expires: number) => Effect.Effect<void>
}>("domain/credentials/DeviceCookie", {
  defaultValue: () => ({ secret: Effect.succeed(undefined), set: () => Effect.void })
})

/** How long a device is known after a sign-in, in milliseconds: a year, which is less than browsers retain a cookie. */
export const knownDeviceLifetime = 365 * 86_400_000

/** Placeholder id, looked up if there is no such user so that the response takes as long (P7). */
const nobody = UserId.make("00000000-0000-0000-0000-000000000000")

/** Fingerprint of the browser's device cookie; undefined if it has none from us. */
export const deviceFingerprint = Effect.gen(function* () {
  const secret = yield* (yield* DeviceCookie).secret
  return secret === undefined ? undefined : (yield* Secrets).fingerprint(secret)
})

/**
 * Returns the browser's fingerprint if the user has signed in from it before, otherwise undefined. Holds no database
 * connection afterwards.
 */
export const knownDeviceOf = Effect.fn("knownDeviceOf")(function* (userId: UserId | undefined, shop: TenantId) {
  const fingerprint = yield* deviceFingerprint
  if (fingerprint === undefined) return undefined
  const now = yield* Clock.currentTimeMillis
  const { runInNew } = yield* Transaction
  const known = yield* runInNew(KnownDevices.use((devices) => devices.find(userId ?? nobody, fingerprint, now))).pipe(
    withTenant(shop)
  )
  return known === undefined ? undefined : fingerprint
})

/** Puts a known device's expensive work in the queue that strangers cannot fill. */
export const asKnownDevice =
  (known: string | undefined) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    known === undefined ? work : Effect.provideService(work, QueueIdentity, { caller: known, isKnown: true })

/**
 * Remembers the browser as a known device and returns its id. Pass `id` if the browser is already known at another
 * host. Must run in the user's tenant.
 */
export const rememberDevice = Effect.fn("rememberDevice")(function* (userId: UserId, id?: string) {
  const cookie = yield* DeviceCookie
  const devices = yield* KnownDevices
  const secrets = yield* Secrets
  const now = yield* Clock.currentTimeMillis
  const secret = (yield* cookie.secret) ?? (yield* secrets.next)
  const fingerprint = secrets.fingerprint(secret)
  const known = id ?? (yield* devices.find(userId, fingerprint, now))?.id ?? (yield* (yield* NewId).next)
  yield* devices.remember({
    id: known,
    userId,
    fingerprint,
    name: deviceName(yield* UserAgent) ?? "",
    usedAt: now,
    expires: now + knownDeviceLifetime
  })
  yield* cookie.set(secret, now + knownDeviceLifetime)
  return known
})
