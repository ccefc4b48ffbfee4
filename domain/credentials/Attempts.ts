import { Clock, Context, Effect, Schema } from "effect"
import { Caller } from "#domain/contract/Caller.ts"
import { field } from "#domain/shared/field.ts"
import { Secrets } from "./Secrets.ts"

/** A rate limit. */
export interface Limit {
  readonly tries: number
  /** Length of the time window in milliseconds. */
  readonly within: number
}

/**
 * The count for a key, including the current attempt unless it is rejected. Instants in milliseconds since 1970 UTC.
 */
export interface AttemptCount {
  readonly tries: number
  /** When the first counted attempt was made. */
  readonly since: number
  /** When the next attempt will be allowed, if this one is rejected; otherwise undefined. */
  readonly freeAt: number | undefined
}

/** Counts attempts across all nodes and tenants. Counts are independent of the request's transaction (P4). */
export class Attempts extends Context.Service<
  Attempts,
  {
    /** Counts an attempt, unless the limit is reached. */
    readonly count: (key: string, limit: Limit, now: number) => Effect.Effect<AttemptCount>
    /** Uncounts the latest attempt. */
    readonly uncount: (key: string) => Effect.Effect<void>
    /** Resets the count of a key. */
    readonly reset: (key: string) => Effect.Effect<void>
  }
>()("domain/credentials/Attempts") {}

const minute = 60_000

/** Limits for requests not tied to a user, per subject (`account`) and per client address. */
export const limits = {
  /**
   * Opening, translating and answering a customer's link. Its token cannot be guessed; the limit protects the server
   * from load.
   */
  document: { account: { tries: 200, within: 15 * minute }, address: { tries: 300, within: 15 * minute } },
  /** Per credential. Strangers do not know a credential's id. */
  passkey: { account: { tries: 10, within: 15 * minute }, address: { tries: 50, within: 15 * minute } },
  /**
   * Challenges are stored until they are answered, so their number is limited. Not counted across all callers, because
   * strangers could then use up everyone's limit (P8).
   */
  passkeyChallenge: { address: { tries: 100, within: 15 * minute } },
  /** Free requests of the public quote page: lists, times, the visitor's own request. */
  quoteCall: { address: { tries: 300, within: 15 * minute } },
  /** Lookups the shop pays for, per shop and visitor. Beyond the limit, staff prepare the quote. */
  quoteLookup: { account: { tries: 300, within: 24 * 60 * minute }, address: { tries: 12, within: 60 * minute } },
  /** Card payments for deposits, per shop and visitor. Prevents testing stolen cards. */
  quoteCard: { account: { tries: 60, within: 60 * minute }, address: { tries: 20, within: 60 * minute } },
  /** Requests sent, regardless of their outcome. */
  quoteSent: { address: { tries: 40, within: 60 * minute } },
  /** Requests that become a job, limited to what a shop can handle. */
  quoteLead: { account: { tries: 20, within: 60 * minute }, address: { tries: 10, within: 60 * minute } }
} as const satisfies Record<string, { readonly account?: Limit; readonly address: Limit }>

/**
 * Too many attempts. `minutes` and, more precisely, `seconds` say when the next one is allowed; there is no longer
 * lockout.
 */
export class TooManyTries extends Schema.TaggedError<TooManyTries>()(
  "TooManyTries",
  {
    minutes: field(Schema.Int, "Minutes until the next attempt is allowed.", 15),
    /** Absent in responses from a server running the previous version. */
    seconds: Schema.optionalKey(field(Schema.Int, "Seconds until the next attempt is allowed.", 900))
  },
  { httpApiStatus: 429, retryAfter: "seconds" }
) {
  static readonly until = (freeAt: number, now: number) => TooManyTries.after((freeAt - now) / 1000)
  static readonly after = (seconds: number) =>
    new TooManyTries({ minutes: Math.max(1, Math.ceil(seconds / 60)), seconds: Math.max(1, Math.ceil(seconds)) })
}

/**
 * Builds the key for counting attempts. Names and addresses are fingerprinted, so the stored counts do not reveal who
 * tried.
 */
export const attemptKey = Effect.fnUntraced(function* (what: string, whose: string, name: string) {
  return `${what} ${whose} ${(yield* Secrets).fingerprint(name.trim().toLowerCase())}`
})

/** Counts an attempt, or rejects it with `TooManyTries`. */
export const countAttempt = Effect.fnUntraced(function* (key: string, limit: Limit) {
  const now = yield* Clock.currentTimeMillis
  const taken = yield* (yield* Attempts).count(key, limit, now)
  return taken.freeAt === undefined ? taken : yield* TooManyTries.until(taken.freeAt, now)
})

/**
 * Counts an attempt against the client's address and the account, or rejects it with `TooManyTries`. The address is
 * checked first, so that a blocked address cannot use up the account's limit.
 */
export const limitAttempts = Effect.fn("limitAttempts")(function* (what: keyof typeof limits, account: string) {
  const attempts = yield* Attempts
  const own: { readonly account?: Limit; readonly address: Limit } = limits[what]
  const keys = {
    address: yield* attemptKey(what, "address", (yield* Caller).address),
    account: yield* attemptKey(what, "account", account)
  }
  yield* countAttempt(keys.address, own.address)
  if (own.account !== undefined) yield* countAttempt(keys.account, own.account)
  return {
    /** Call after a success: resets the account's count and uncounts the attempt for the address. */
    wasRight: Effect.andThen(attempts.reset(keys.account), attempts.uncount(keys.address)),
    /** Uncounts the attempt for both the account and the address. */
    giveBack: Effect.andThen(attempts.uncount(keys.account), attempts.uncount(keys.address))
  }
})

/**
 * Returns the network that attempts on one account are counted by: an IPv4 /24, because addresses are often rented or
 * assigned in adjacent blocks, or an IPv6 /56, the usual assignment to homes and servers (RIPE-690 §4.2). IPv6
 * addresses are passed in as their /64, `2001:db8:1:2f00::/64`.
 */
export const networkOf = (address: string): string => {
  const parts = address.split(".")
  if (parts.length === 4) return `${parts.slice(0, 3).join(".")}.0/24`
  if (!address.endsWith("::/64")) return address
  const [a = "0", b = "0", c = "0", d = "0"] = address.slice(0, -"::/64".length).split(":")
  return ipv6Network([a === "" ? "0" : a, b, c, (Number.parseInt(d, 16) & 0xff00).toString(16)], 56)
}

/**
 * Formats an IPv6 network from its first four groups (without leading zeros) as in RFC 5952, omitting trailing zero
 * groups.
 */
export const ipv6Network = (groups: ReadonlyArray<string>, length: 56 | 64): string =>
  `${groups.slice(0, groups.findLastIndex((group) => group !== "0") + 1).join(":")}::/${length}`
