import { Clock, Context, Effect, Schema } from "effect"
import { Caller } from "#domain/contract/Caller.ts"
import { field } from "#domain/shared/field.ts"
import { Secrets } from "./Secrets.ts"

/** How often something may be tried. */
export interface Limit {
  readonly tries: number
  /** Milliseconds in which so many tries are allowed. */
  readonly within: number
}

/** Where the tries under a key stand, this one counted unless it is refused. Instants in milliseconds UTC. */
export interface Taken {
  readonly tries: number
  /** When the first that counts was made. */
  readonly since: number
  /** Of a try that is refused: from when on one is allowed again. */
  readonly freeAt: number | undefined
}

/** Counts tries, for all nodes and all shops, whatever becomes of the call that tries (P4). */
export class Attempts extends Context.Service<
  Attempts,
  {
    /** Counts a try under a key, unless there were too many. */
    readonly take: (key: string, limit: Limit, now: number) => Effect.Effect<Taken>
    /** Takes the latest try back: it was none. */
    readonly giveBack: (key: string) => Effect.Effect<void>
    /** Begins anew under this key. */
    readonly forget: (key: string) => Effect.Effect<void>
  }
>()("domain/credentials/Attempts") {}

const minute = 60_000

/** How often what is named by no person may be asked for, by what it names and by the caller's address. */
export const limits = {
  /**
   * A customer's link: opened, turned into other languages, answered. Its token cannot be guessed; this keeps the
   * server free.
   */
  document: { account: { tries: 200, within: 15 * minute }, address: { tries: 300, within: 15 * minute } },
  /** By credential, whose id no stranger knows. */
  passkey: { account: { tries: 10, within: 15 * minute }, address: { tries: 50, within: 15 * minute } },
  /**
   * Challenges are kept until they are answered: nobody fills the table. Not counted over all callers, as strangers
   * would use that up for everybody (P8).
   */
  passkeyChallenge: { address: { tries: 100, within: 15 * minute } },
  /** What a visitor of the public quote asks that costs nobody anything: lists, times, their own page. */
  quoteCall: { address: { tries: 300, within: 15 * minute } },
  /** Look-ups that the shop pays for, by shop and by visitor: whoever has used them up is quoted by a person. */
  quoteLookup: { account: { tries: 300, within: 24 * 60 * minute }, address: { tries: 12, within: 60 * minute } },
  /** Cards for deposits, by shop and by visitor: stolen ones are not tried out with one request after another. */
  quoteCard: { account: { tries: 60, within: 60 * minute }, address: { tries: 20, within: 60 * minute } },
  /** Requests that were sent, whatever became of them. */
  quoteSent: { address: { tries: 40, within: 60 * minute } },
  /** Requests that become a job: no more than a shop can answer. */
  quoteLead: { account: { tries: 20, within: 60 * minute }, address: { tries: 10, within: 60 * minute } }
} as const satisfies Record<string, { readonly account?: Limit; readonly address: Limit }>

/**
 * Tried too often; `minutes` until the next try is allowed, and more exactly `seconds`. Nobody is locked out for
 * longer.
 */
export class TooManyTries extends Schema.TaggedError<TooManyTries>()(
  "TooManyTries",
  {
    minutes: field(Schema.Int, "In how many minutes it may be tried again.", 15),
    /** A server of the version before does not say it. */
    seconds: Schema.optionalKey(field(Schema.Int, "In how many seconds it may be tried again.", 900))
  },
  { httpApiStatus: 429, retryAfter: "seconds" }
) {
  static readonly until = (freeAt: number, now: number) => TooManyTries.after((freeAt - now) / 1000)
  static readonly after = (seconds: number) =>
    new TooManyTries({ minutes: Math.max(1, Math.ceil(seconds / 60)), seconds: Math.max(1, Math.ceil(seconds)) })
}

/** Names and addresses are counted under fingerprints: what is counted tells nobody who tried. */
export const triesKey = Effect.fnUntraced(function* (what: string, whose: string, name: string) {
  return `${what} ${whose} ${(yield* Secrets).fingerprint(name.trim().toLowerCase())}`
})

/** Counts a try under a key, or refuses it. */
export const takeTry = Effect.fnUntraced(function* (key: string, limit: Limit) {
  const now = yield* Clock.currentTimeMillis
  const taken = yield* (yield* Attempts).take(key, limit, now)
  return taken.freeAt === undefined ? taken : yield* TooManyTries.until(taken.freeAt, now)
})

/**
 * Counts a try of what is named from the caller's address, or refuses it; the address is asked first, so that it cannot
 * use up the rest.
 */
export const limitTries = Effect.fn("limitTries")(function* (what: keyof typeof limits, account: string) {
  const attempts = yield* Attempts
  const own: { readonly account?: Limit; readonly address: Limit } = limits[what]
  const keys = {
    address: yield* triesKey(what, "address", (yield* Caller).address),
    account: yield* triesKey(what, "account", account)
  }
  yield* takeTry(keys.address, own.address)
  if (own.account !== undefined) yield* takeTry(keys.account, own.account)
  return {
    /** It went well: what is named begins anew, and the try is not held against the address. */
    wasRight: Effect.andThen(attempts.forget(keys.account), attempts.giveBack(keys.address)),
    /** It was none: it counts neither for what is named nor for the address. */
    giveBack: Effect.andThen(attempts.giveBack(keys.account), attempts.giveBack(keys.address))
  }
})

/**
 * The network that a try of one account is counted by: an IPv4 /24, as whoever rents or is given addresses has them
 * side by side, and an IPv6 /56, as homes and servers are given one (RIPE-690 §4.2). An IPv6 caller comes as their /64,
 * `2001:db8:1:2f00::/64`.
 */
export const networkOf = (address: string): string => {
  const parts = address.split(".")
  if (parts.length === 4) return `${parts.slice(0, 3).join(".")}.0/24`
  if (!address.endsWith("::/64")) return address
  const [a = "0", b = "0", c = "0", d = "0"] = address.slice(0, -"::/64".length).split(":")
  return ipv6Network([a === "" ? "0" : a, b, c, (Number.parseInt(d, 16) & 0xff00).toString(16)], 56)
}

/**
 * An IPv6 network by its first four groups, each without leading zeros, as RFC 5952 writes it: the zeros at its end are
 * left out.
 */
export const ipv6Network = (groups: ReadonlyArray<string>, length: 56 | 64): string =>
  `${groups.slice(0, groups.findLastIndex((group) => group !== "0") + 1).join(":")}::/${length}`
