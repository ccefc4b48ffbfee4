import type { TooManyTries } from "#domain/credentials/Attempts.ts"
import { NetworkError, ShopNotFound, SessionBusy, RateLimited } from "#domain/session/sessionFailures.ts"
import { Offline, isFailure, Refused } from "#web/api/failures.ts"

/**
 * Maps request failures to those of the session machine. Only a refusal is a definite answer; a lost connection or a
 * server error changes nothing.
 */
export const asSessionFailure = <A>(work: Promise<A>): Promise<A> =>
  work.catch((failure: unknown) => {
    if (failure instanceof Refused && failure.messages.includes("serverBusy")) throw new SessionBusy()
    if (failure instanceof Offline || (failure instanceof Refused && failure.status >= 500)) throw new NetworkError()
    if (failure instanceof Refused && failure.messages.includes("noShopHere")) throw new ShopNotFound()
    if (!isFailure(failure) || failure._tag !== "TooManyTries") throw failure
    const { minutes, seconds } = failure as TooManyTries
    throw new RateLimited(minutes, seconds)
  })
