import { Clock, Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { Attempts, type Limit } from "./Attempts.ts"
import { Caller } from "./Caller.ts"
import { Secrets } from "./Secrets.ts"

const minute = 60_000

/** Spec of protection (trust.md §1, P4): how often a sign-in and a reset link may be asked for, an account and an address each. */
export const limits = {
  signIn: { account: { tries: 5, within: 15 * minute }, address: { tries: 50, within: 15 * minute } },
  /** A customer's link: opened, turned into other languages, answered. Its token cannot be guessed; this keeps the server free. */
  document: { account: { tries: 200, within: 15 * minute }, address: { tries: 300, within: 15 * minute } },
  secondStep: { account: { tries: 5, within: 15 * minute }, address: { tries: 50, within: 15 * minute } },
  /** By credential, whose id no stranger knows. */
  passkey: { account: { tries: 10, within: 15 * minute }, address: { tries: 50, within: 15 * minute } },
  /** Challenges are kept until they are answered: nobody fills the table. */
  passkeyChallenge: { account: { tries: 20_000, within: 15 * minute }, address: { tries: 100, within: 15 * minute } },
  forgotPassword: { account: { tries: 5, within: 60 * minute }, address: { tries: 5, within: 60 * minute } }
} as const satisfies Record<string, { readonly account: Limit; readonly address: Limit }>

/** Tried too often; `minutes` until the next try is allowed. Nobody is locked out for longer. */
export class TooManyTries extends Schema.TaggedError<TooManyTries>()("TooManyTries", { minutes: field(Schema.Int, "In how many minutes it may be tried again.", 15) }, { httpApiStatus: 429 }) {}

/** Names and addresses are counted under fingerprints: what is counted tells nobody who tried. */
export const triesKey = Effect.fnUntraced(function*(what: keyof typeof limits, whose: "account" | "address", name: string) {
  return `${what} ${whose} ${(yield* Secrets).fingerprint(name.trim().toLowerCase())}`
})

/** Counts a try of an account from the caller's address, or refuses it; the address is asked first, so that it cannot use up accounts. */
export const limitTries = Effect.fn("limitTries")(function*(what: keyof typeof limits, account: string) {
  const attempts = yield* Attempts
  const now = yield* Clock.currentTimeMillis
  const keys = { address: yield* triesKey(what, "address", (yield* Caller).address), account: yield* triesKey(what, "account", account) }
  for (const whose of ["address", "account"] as const) {
    const free = yield* attempts.take(keys[whose], limits[what][whose], now)
    if (free !== undefined) return yield* new TooManyTries({ minutes: Math.max(1, Math.ceil((free - now) / minute)) })
  }
  return {
    /** It went well: the account begins anew, and the try is not held against the address. */
    wasRight: Effect.andThen(attempts.forget(keys.account), attempts.giveBack(keys.address))
  }
})
