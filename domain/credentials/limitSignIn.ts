import { Clock, Effect } from "effect"
import {
  Attempts,
  type Limit,
  type AttemptCount,
  TooManyTries,
  networkOf,
  countAttempt,
  attemptKey
} from "./Attempts.ts"
import { Caller } from "#domain/contract/Caller.ts"
import { Throttle } from "./Throttle.ts"

const minute = 60_000

/** Limits for one step of a sign-in. */
interface SignInLimits {
  /** On a device the user has signed in from before. */
  readonly own: Limit
  /** By strangers, per account and network. Attempts from other networks do not count. */
  readonly network: Limit
  /** By strangers, per client address, for all accounts. */
  readonly address: Limit
  /**
   * Attempts on one account by strangers anywhere: delayed from `slowFrom` on, reported to the user from `warnFrom` on,
   * rejected above `most`.
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
 * P4, P8: a stranger can only use up their own limits. Passwords are never rejected because of other callers' attempts,
 * only delayed. Codes are short and come after the correct password, so their number is capped to make guessing
 * infeasible: 480 a day out of 333,333.
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

/** Maximum count of attempts by all strangers. */
const countedTo = 100

/** An attempt that was allowed. */
export interface AllowedAttempt {
  /** Call after a success: resets the account's count here and uncounts the attempt everywhere else. */
  readonly wasRight: Effect.Effect<void>
  /** The count of strangers' attempts on the account, once it is high enough to warn the user; otherwise undefined. */
  readonly alarming: AttemptCount | undefined
}

/**
 * Counts an attempt on an account and delays it, or rejects it with `TooManyTries`. `own` is the device's fingerprint
 * if the user has signed in from it before.
 */
export const limitSignIn = Effect.fn("limitSignIn")(function* (
  what: keyof typeof signInLimits,
  account: string,
  own: string | undefined
) {
  const attempts = yield* Attempts
  const now = yield* Clock.currentTimeMillis
  const limits: SignInLimits = signInLimits[what]
  const all = yield* attemptKey(what, "everywhere", account)
  if (own !== undefined) {
    const key = yield* ownKey(what, account, own)
    const { tries } = yield* countAttempt(key, limits.own)
    yield* waitOr(key, tries - 1, attempts.uncount(key))
    return { wasRight: attempts.reset(key), alarming: undefined } satisfies AllowedAttempt
  }

  const full = (yield* Throttle).fullFor(all)
  if (full !== undefined) return yield* TooManyTries.after(full)
  const { address } = yield* Caller
  const keys = {
    address: yield* attemptKey(what, "address", address),
    network: yield* networkKey(what, account, address)
  }
  yield* countAttempt(keys.address, limits.address)
  const here = yield* countAttempt(keys.network, limits.network)
  const { most, slowFrom, warnFrom, within } = limits.everywhere
  const everywhere = yield* attempts.count(all, { tries: countedTo, within }, now)
  if (most !== undefined && everywhere.tries > most) return yield* TooManyTries.until(everywhere.since + within, now)
  const giveBack = Effect.all([attempts.uncount(keys.network), attempts.uncount(keys.address), attempts.uncount(all)], {
    discard: true
  })
  const [failedHere, failedElsewhere] = [here.tries - 1, everywhere.tries - slowFrom]
  yield* failedHere > failedElsewhere
    ? waitOr(keys.network, failedHere, giveBack)
    : waitOr(all, failedElsewhere, giveBack)
  return {
    wasRight: Effect.all([attempts.reset(keys.network), attempts.uncount(keys.address), attempts.uncount(all)], {
      discard: true
    }),
    alarming: everywhere.tries < warnFrom ? undefined : everywhere
  } satisfies AllowedAttempt
})

/**
 * Counts a signed-in user's attempt to re-enter a credential, per user and network, or rejects it with `TooManyTries`.
 * Does not delay, because the request already holds a database connection.
 */
export const limitOwnAttempts = Effect.fn("limitOwnAttempts")(function* (
  what: keyof typeof signInLimits,
  account: string
) {
  const key = yield* ownKey(what, account, networkOf((yield* Caller).address))
  yield* countAttempt(key, signInLimits[what].own)
  return { wasRight: (yield* Attempts).reset(key) }
})

/** Resets the attempts on an account from the client's network after its password was changed. */
export const resetAttempts = Effect.fnUntraced(function* (account: string) {
  yield* (yield* Attempts).reset(yield* networkKey("signIn", account, (yield* Caller).address))
})

const networkKey = (what: string, account: string, address: string) =>
  attemptKey(what, "network", `${account.trim()} ${networkOf(address)}`)
const ownKey = (what: string, account: string, own: string) => attemptKey(what, "device", `${account.trim()} ${own}`)

/** Delays the attempt. If the queue is full, nothing was tried, so the attempt is uncounted and rejected. */
const waitOr = Effect.fnUntraced(function* (place: string, failed: number, giveBack: Effect.Effect<void>) {
  const seconds = yield* (yield* Throttle).wait(place, failed)
  if (seconds === undefined) return
  yield* giveBack
  return yield* TooManyTries.after(seconds)
})
