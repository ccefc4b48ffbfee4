import { Clock, Effect } from "effect"
import { Attempts, networkOf, takeTry, triesKey } from "#domain/credentials/Attempts.ts"
import { Caller } from "#domain/contract/Caller.ts"

const minute = 60_000
const five = { tries: 5, within: 60 * minute }

/**
 * How often a reset link may be asked for: from a known device, by strangers from one address, and of one e-mail
 * address from one network.
 */
export const resetLimits = { own: five, address: five, network: five, everywhere: five } as const

/**
 * Once strangers have asked so often for an e-mail address, a mail goes every five minutes at most. Nobody is refused
 * for what others did: the link of the latest mail still works for five minutes, whoever asked for it.
 */
const spaced = { tries: 1, within: 5 * minute }

/**
 * Counts a wish for a reset link, or refuses it; answers whether a mail goes out. `own`: the known device of whoever
 * has the e-mail address.
 */
export const limitResets = Effect.fn("limitResets")(function* (email: string, own: string | undefined) {
  const key = (whose: string, name: string) => triesKey("forgotPassword", whose, name)
  if (own !== undefined) {
    yield* takeTry(yield* key("device", `${email} ${own}`), resetLimits.own)
    return true
  }
  const { address } = yield* Caller
  yield* takeTry(yield* key("address", address), resetLimits.address)
  yield* takeTry(yield* key("network", `${email.trim()} ${networkOf(address)}`), resetLimits.network)
  const { take } = yield* Attempts
  const now = yield* Clock.currentTimeMillis
  if ((yield* take(yield* key("everywhere", email), resetLimits.everywhere, now)).freeAt === undefined) return true
  return (yield* take(yield* key("spaced", email), spaced, now)).freeAt === undefined
})
