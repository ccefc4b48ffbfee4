import { Clock, Effect } from "effect"
import { Attempts, type Limit, type Taken, TooManyTries, networkOf, takeTry, triesKey } from "./Attempts.ts"
import { Caller } from "#domain/contract/Caller.ts"
import { SlowDown } from "./SlowDown.ts"

const minute = 60_000

/** How often one step of a sign-in may be tried. */
interface SignInLimits {
  /** On a device that the person has signed in from before. */
  readonly own: Limit
  /** By strangers, of one account from one network; what others do elsewhere does not count. */
  readonly network: Limit
  /** By strangers from one address, of any account. */
  readonly address: Limit
  /**
   * Tries of one account by strangers anywhere: from `slowFrom` on they wait, from `warnFrom` on the person is told,
   * past `most` they are refused.
   */
  readonly everywhere: {
    readonly slowFrom: number
    readonly warnFrom: number
    readonly most?: number
    readonly within: number
  }
}

const few = { tries: 5, within: 15 * minute }
const many = { tries: 50, within: 15 * minute }

/**
 * P4, P8: a stranger uses up their own tries and nobody else's. Passwords are never refused for what others did, only
 * slowed down. Of codes, which are short and come after the right password, so few are let through that guessing one is
 * hopeless: 480 a day of 333,333.
 */
export const signInLimits = {
  signIn: { own: few, network: few, address: many, everywhere: { slowFrom: 5, warnFrom: 10, within: 60 * minute } },
  secondStep: {
    own: few,
    network: few,
    address: many,
    everywhere: { slowFrom: 5, warnFrom: 5, most: 20, within: 60 * minute }
  }
} as const satisfies Record<string, SignInLimits>

/** Tries of all strangers are counted up to here. */
const countedTo = 100

/** A try that was let through. */
export interface SignInTry {
  /** It went well: the account begins anew here, and the try is held against nobody. */
  readonly wasRight: Effect.Effect<void>
  /** Where strangers' tries of the account stand everywhere, once there are so many that the person should know. */
  readonly alarming: Taken | undefined
}

/**
 * Counts a try of an account and makes it wait, or refuses it. `own`: the device it is tried from, where the person
 * signed in there before.
 */
export const limitSignIn = Effect.fn("limitSignIn")(function* (
  what: keyof typeof signInLimits,
  account: string,
  own: string | undefined
) {
  const attempts = yield* Attempts
  const now = yield* Clock.currentTimeMillis
  const limits: SignInLimits = signInLimits[what]
  const all = yield* triesKey(what, "everywhere", account)
  if (own !== undefined) {
    const key = yield* ownKey(what, account, own)
    const { tries } = yield* takeTry(key, limits.own)
    yield* waitOr(key, tries - 1, attempts.giveBack(key))
    return { wasRight: attempts.forget(key), alarming: undefined } satisfies SignInTry
  }

  const full = (yield* SlowDown).fullFor(all)
  if (full !== undefined) return yield* TooManyTries.after(full)
  const { address } = yield* Caller
  const keys = {
    address: yield* triesKey(what, "address", address),
    network: yield* networkKey(what, account, address)
  }
  yield* takeTry(keys.address, limits.address)
  const here = yield* takeTry(keys.network, limits.network)
  const { most, slowFrom, warnFrom, within } = limits.everywhere
  const everywhere = yield* attempts.take(all, { tries: countedTo, within }, now)
  if (most !== undefined && everywhere.tries > most) return yield* TooManyTries.until(everywhere.since + within, now)
  const giveBack = Effect.all(
    [attempts.giveBack(keys.network), attempts.giveBack(keys.address), attempts.giveBack(all)],
    { discard: true }
  )
  const [failedHere, failedElsewhere] = [here.tries - 1, everywhere.tries - slowFrom]
  yield* failedHere > failedElsewhere
    ? waitOr(keys.network, failedHere, giveBack)
    : waitOr(all, failedElsewhere, giveBack)
  return {
    wasRight: Effect.all([attempts.forget(keys.network), attempts.giveBack(keys.address), attempts.giveBack(all)], {
      discard: true
    }),
    alarming: everywhere.tries < warnFrom ? undefined : everywhere
  } satisfies SignInTry
})

/**
 * Counts what somebody who is signed in types once more, by person and network, or refuses it. Nothing waits: the call
 * holds a connection already.
 */
export const limitOwn = Effect.fn("limitOwn")(function* (what: keyof typeof signInLimits, account: string) {
  const key = yield* ownKey(what, account, networkOf((yield* Caller).address))
  yield* takeTry(key, signInLimits[what].own)
  return { wasRight: (yield* Attempts).forget(key) }
})

/** The tries of an account from the caller's network are forgotten: its password is new. */
export const forgetTries = Effect.fnUntraced(function* (account: string) {
  yield* (yield* Attempts).forget(yield* networkKey("signIn", account, (yield* Caller).address))
})

const networkKey = (what: string, account: string, address: string) =>
  triesKey(what, "network", `${account.trim()} ${networkOf(address)}`)
const ownKey = (what: string, account: string, own: string) => triesKey(what, "device", `${account.trim()} ${own}`)

/** Nothing was tried where there is no place to wait, so nothing is counted. */
const waitOr = Effect.fnUntraced(function* (place: string, failed: number, giveBack: Effect.Effect<void>) {
  const seconds = yield* (yield* SlowDown).wait(place, failed)
  if (seconds === undefined) return
  yield* giveBack
  return yield* TooManyTries.after(seconds)
})
