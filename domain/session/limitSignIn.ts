import { Clock, Context, Effect } from "effect"
import { Attempts, type Limit } from "./Attempts.ts"
import { Caller } from "./Caller.ts"
import { DeviceMark } from "./DeviceMark.ts"
import { KnownDevices } from "./KnownDevices.ts"
import { TooManyTries } from "./limitTries.ts"
import { Secrets } from "./Secrets.ts"

const minute = 60_000
const within = 15 * minute

/**
 * How often a password may be tried (P4, P8). An account is counted by the network that tries it, so that a stranger uses up their own tries and
 * nobody else's; over all networks only far beyond what a person does, and a device the person has signed in from before is outside of that.
 */
export const signInLimits = {
  device: { tries: 5, within },
  account: { tries: 5, within },
  network: { tries: 50, within },
  everywhere: { tries: 100, within }
} as const satisfies Record<string, Limit>

/** For how long a device is known after a sign-in from it: a year, in milliseconds. */
export const deviceKnownFor = 365 * 24 * 60 * minute

/** Milliseconds that an answer waits after so many wrong tries of an account, wherever they came from: nothing for the first three, then twice as long each time. */
export const slowDown = (wrong: number): number => wrong < 3 ? 0 : Math.min(4_000, 250 * 2 ** (wrong - 3))

/** Whether answers wait. Off where time stands still. */
export const SlowsDown = Context.Reference<boolean>("domain/session/SlowsDown", { defaultValue: () => false })

const keysOf = Effect.fnUntraced(function*(userName: string) {
  const { fingerprint } = yield* Secrets
  const { mark } = yield* DeviceMark
  const { address } = yield* Caller
  const account = fingerprint(userName.trim().toLowerCase())
  const device = mark === undefined ? undefined : fingerprint(mark)
  return {
    accountName: account,
    deviceName: device,
    device: `signIn device ${device} ${account}`,
    account: `signIn account ${account} ${fingerprint(address)}`,
    network: `signIn address ${fingerprint(address)}`,
    everywhere: `signIn everywhere ${account}`
  }
})

const takeOr = Effect.fnUntraced(function*(key: string, limit: Limit, now: number) {
  const free = yield* (yield* Attempts).take(key, limit, now)
  if (free !== undefined) return yield* new TooManyTries({ minutes: Math.max(1, Math.ceil((free - now) / minute)) })
})

/** Counts a try of a password, slows it down, or refuses it. A known device has a count of its own. */
export const limitSignIn = Effect.fn("limitSignIn")(function*(userName: string) {
  const attempts = yield* Attempts
  const now = yield* Clock.currentTimeMillis
  const keys = yield* keysOf(userName)
  if (keys.deviceName !== undefined && (yield* (yield* KnownDevices).has(keys.deviceName, keys.accountName, now))) {
    yield* takeOr(keys.device, signInLimits.device, now)
    return { wasRight: Effect.andThen(attempts.forget(keys.device), knowDevice(userName)) }
  }
  const wrong = yield* attempts.count(keys.everywhere, within, now)
  for (const which of ["network", "account", "everywhere"] as const) yield* takeOr(keys[which], signInLimits[which], now)
  if (yield* SlowsDown) yield* Effect.sleep(slowDown(wrong))
  return {
    /** It went well: the account begins anew on this network, the try is held against nobody, and the device is known from now on. */
    wasRight: Effect.all([attempts.forget(keys.account), attempts.giveBack(keys.network), attempts.giveBack(keys.everywhere), knowDevice(userName)], { discard: true })
  }
})

/** Whoever has just shown who they are will enter from this browser, however many strangers try their name. */
export const knowDevice = Effect.fn("knowDevice")(function*(userName: string) {
  const { fingerprint, next } = yield* Secrets
  const { keep, mark } = yield* DeviceMark
  const until = (yield* Clock.currentTimeMillis) + deviceKnownFor
  const known = mark ?? (yield* next)
  yield* keep(known, until)
  yield* (yield* KnownDevices).remember(fingerprint(known), fingerprint(userName.trim().toLowerCase()), until)
})

/** The tries of an account on the caller's network are forgotten: its password is new. */
export const forgetTries = Effect.fn("forgetTries")(function*(userName: string) {
  const attempts = yield* Attempts
  const { account, everywhere } = yield* keysOf(userName)
  yield* attempts.forget(account)
  yield* attempts.forget(everywhere)
})
