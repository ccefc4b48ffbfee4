import { Clock, Context, Effect } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { UserAgent } from "#domain/contract/Caller.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { type CurrentTenant, type TenantId, inShop } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { WaitingAs } from "./Passwords.ts"
import { Secrets } from "./Secrets.ts"

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

/**
 * A browser's long-lived secret, by which it is known again at this host. It is there only where this server signed it,
 * outlives sign-ins, and opens nothing by itself. `keep` gives the browser one until `expires`, milliseconds UTC.
 */
export const DeviceCookie = Context.Reference<{
  readonly secret: Effect.Effect<string | undefined>
  readonly keep: (secret: string, expires: number) => Effect.Effect<void>
}>("domain/credentials/DeviceCookie", {
  defaultValue: () => ({ secret: Effect.succeed(undefined), keep: () => Effect.void })
})

/**
 * For how long a device is known after a sign-in from it, in milliseconds: a year, less than browsers keep a cookie.
 */
export const deviceKnownFor = 365 * 86_400_000

/** Nobody's id: looked for where there is no such person, so that it takes as long (P7). */
const nobody = UserId.make("00000000-0000-0000-0000-000000000000")

/** Fingerprint of the calling browser's cookie, where it has one of ours. */
export const deviceFingerprint = Effect.gen(function* () {
  const secret = yield* (yield* DeviceCookie).secret
  return secret === undefined ? undefined : (yield* Secrets).fingerprint(secret)
})

/**
 * The calling device's fingerprint where the person has signed in from it before, else undefined. Holds nothing of the
 * database afterwards.
 */
export const knownDeviceOf = Effect.fn("knownDeviceOf")(function* (userId: UserId | undefined, shop: TenantId) {
  const fingerprint = yield* deviceFingerprint
  if (fingerprint === undefined) return undefined
  const now = yield* Clock.currentTimeMillis
  const { apart } = yield* Transaction
  const known = yield* apart(KnownDevices.use((devices) => devices.find(userId ?? nobody, fingerprint, now))).pipe(
    inShop(shop)
  )
  return known === undefined ? undefined : fingerprint
})

/** Heavy work of a known device waits in the line that strangers cannot fill. */
export const waitingAsDevice =
  (known: string | undefined) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    known === undefined ? work : Effect.provideService(work, WaitingAs, { caller: known, isKnown: true })

/**
 * Knows the calling device from now on, as the device `id` where it is known elsewhere; answers its id. To be asked in
 * the person's shop.
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
    expires: now + deviceKnownFor
  })
  yield* cookie.keep(secret, now + deviceKnownFor)
  return known
})
