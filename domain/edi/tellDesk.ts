import { Clock, Effect } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { Outbox, type Posting } from "#domain/mail/Outbox.ts"
import { Users } from "#domain/people/Users.ts"
import type { KeptEdiInvoice } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { partnerProfiles } from "./partnerProfiles.ts"

/** The invoices' roles; that the shop has them is known, as a network writes to it. */
const desk = { roles: access["/invoices"].roles }

/** What comes of one network within an hour is told once: a file may bring many answers. */
export const together = 3_600_000

/** Tells those who see the invoices, by mail or on their devices, as each chose. */
export const tellDesk = Effect.fn("tellDesk")(function* (posting: Omit<Posting, "userId">) {
  const outbox = yield* Outbox
  for (const { active, id: userId, roles } of yield* (yield* Users).list)
    if (active && mayEnter(desk, { roles, features: [], accountActive: true }))
      yield* outbox.put({ ...posting, userId })
})

/** What of an invoice waits for somebody: it was rejected, or paid short; or its credit was rejected. */
type Waiting = Extract<Posting["kind"], "invoiceRejected" | "invoicePaidShort" | "creditRejected">

const states = { invoiceRejected: "rejected", invoicePaidShort: "shortPaid", creditRejected: "credited" } as const

/**
 * Tells that a network rejected an invoice or paid it short, before it is missed (trade 1.2, 1.3): once an hour of a
 * network for each of the two, as the mail leads to all that wait so. Nothing of the customer is in it.
 */
export const tellAnswer = Effect.fn("tellAnswer")(function* (
  { invoiceNumber, jobId, network }: Pick<KeptEdiInvoice, "invoiceNumber" | "jobId" | "network">,
  kind: Waiting
) {
  const state = states[kind]
  const since = (yield* Clock.currentTimeMillis) - together
  const { items } = yield* Effect.orDie((yield* EdiInvoices).list({ state, size: 100 }))
  const isTold =
    kind !== "creditRejected" &&
    items.some((one) => one.jobId !== jobId && one.network === network && one.stateAt > since)
  if (isTold) return
  const { name } = partnerProfiles[network]
  yield* tellDesk({ kind, invoice: { jobId, number: invoiceNumber, network: name, state } })
})
