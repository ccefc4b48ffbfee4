import type { TooManyTries } from "#domain/credentials/limitTries.ts"
import { NoShop } from "#domain/session/NoShop.ts"
import { SessionBusy } from "#domain/session/SessionBusy.ts"
import { TooSoon } from "#domain/session/TooSoon.ts"
import { Unheard } from "#domain/session/Unheard.ts"
import { Offline } from "#web/api/Offline.ts"
import { isFailure } from "#web/api/isFailure.ts"
import { Refused } from "#web/api/Refused.ts"

/**
 * What a machine is told of a call: only a refusal is an answer; a lost line and a broken server leave everything as it
 * is.
 */
export const heard = <A>(work: Promise<A>): Promise<A> =>
  work.catch((failure: unknown) => {
    if (failure instanceof Refused && failure.messages.includes("serverBusy")) throw new SessionBusy()
    if (failure instanceof Offline || (failure instanceof Refused && failure.status >= 500)) throw new Unheard()
    if (failure instanceof Refused && failure.messages.includes("noShopHere")) throw new NoShop()
    if (!isFailure(failure) || failure._tag !== "TooManyTries") throw failure
    const { minutes, seconds } = failure as TooManyTries
    throw new TooSoon(minutes, seconds)
  })
