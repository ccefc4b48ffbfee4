import { Effect, Option } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { JobLinks } from "#domain/documents/JobLinks.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import type { Message } from "./Message.ts"
import { type Text, Texter } from "./Texter.ts"

/** How far the carrier's clock may be from ours, in milliseconds. */
const skew = 3_600_000

/**
 * What became of a text that may have left already: whoever had it last fell silent, or never heard the carrier's
 * answer. It is known by the customer's own link in it, whichever of its keys it carried; a test, which has none, by
 * its words. Undefined: it never left.
 */
export const leftBefore = Effect.fn("leftBefore")(function* ({ at, linkId, to }: Message, { text }: Text) {
  const taken = yield* (yield* Texter).takenFor(to, at - skew)
  const { fingerprint } = yield* Secrets
  const links = yield* JobLinks
  const isIt = Effect.fnUntraced(function* (said: string) {
    if (linkId === null) return said === text
    for (const token of tokensIn(said)) if ((yield* links.byKey(fingerprint(token)))?.id === linkId) return true
    return false
  })
  const found = yield* (yield* Transaction).around(Effect.findFirst(taken, (one) => isIt(one.text)))
  return Option.getOrUndefined(found)?.outcome
})

const tokensIn = (text: string) =>
  [...text.matchAll(/\/(?:document|quote\/visit|photos)\/([\w-]+)/g)].map(([, token]) => token!)
