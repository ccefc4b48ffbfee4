import { Effect } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { Users } from "#domain/people/Users.ts"
import { type EdiStray, mostStrays } from "./EdiStray.ts"
import { EdiStrays } from "./EdiStrays.ts"
import { partnerProfiles } from "./partnerProfiles.ts"

/** What comes of one network within an hour is told once: a remittance may have many amounts without a place. */
const together = 3_600_000

/** The invoices' roles; that the shop has them is known, as a network writes to it. */
const desk = { roles: access["/invoices"].roles }

/**
 * Tells those who see the invoices that something waits to be sorted out, by mail or on their devices, as each chose. It
 * says which network it came from, and nothing of what it is.
 */
export const tellStray = Effect.fn("tellStray")(function* ({ at, id, network }: EdiStray) {
  const waiting = yield* (yield* EdiStrays).list(false)
  const isTold = waiting.some((one) => one.id !== id && one.network === network && one.at > at - together)
  // Beyond so many the latest are not listed; who is to know of them has been told long since.
  if (isTold || waiting.length === mostStrays) return
  const outbox = yield* Outbox
  for (const { active, id: userId, roles } of yield* (yield* Users).list)
    if (active && mayEnter(desk, { roles, features: [], accountActive: true }))
      yield* outbox.put({ kind: "strayCame", userId, stray: { network: partnerProfiles[network].name } })
})
