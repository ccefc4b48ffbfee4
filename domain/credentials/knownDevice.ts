import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import { DeviceCookie } from "./DeviceCookie.ts"
import { inShop } from "#domain/shared/inShop.ts"
import { KnownDevices } from "./KnownDevices.ts"
import { Secrets } from "./Secrets.ts"
import { UserAgent } from "#domain/contract/UserAgent.ts"
import { WaitingAs } from "./WaitingAs.ts"

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
