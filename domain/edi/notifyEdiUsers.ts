import { Clock, Effect } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { Outbox, type OutboxMessage } from "#domain/mail/Outbox.ts"
import { Users } from "#domain/people/Users.ts"
import type { StoredEdiInvoice } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { partnerProfiles } from "./partnerProfiles.ts"

/** Access rule for users of the invoices. The shop's features need no check, because a network writes to it. */
const desk = { roles: access["/invoices"].roles }

/** Answers of one network within an hour are reported once, because a file may contain many; in milliseconds. */
export const notificationWindow = 3_600_000

/** Notifies the users with access to the invoices, by email or push, as each has chosen. */
export const notifyEdiUsers = Effect.fn("notifyEdiUsers")(function* (posting: Omit<OutboxMessage, "userId">) {
  const outbox = yield* Outbox
  for (const { active, id: userId, roles } of yield* (yield* Users).list)
    if (active && hasAccess(desk, { roles, features: [], accountActive: true }))
      yield* outbox.enqueue({ ...posting, userId })
})

/** Invoice events that need attention: rejection, short payment, or rejection of the credit memo. */
type Waiting = Extract<OutboxMessage["kind"], "invoiceRejected" | "invoicePaidShort" | "creditRejected">

const states = { invoiceRejected: "rejected", invoicePaidShort: "shortPaid", creditRejected: "credited" } as const

/**
 * Notifies users that a network rejected an invoice or short-paid it, before it goes unnoticed (trade 1.2, 1.3).
 * Rejections and short payments are each reported once an hour per network, because the message links to all such
 * invoices. Contains no customer data.
 */
export const notifyOfAnswer = Effect.fn("notifyOfAnswer")(function* (
  { invoiceNumber, jobId, network }: Pick<StoredEdiInvoice, "invoiceNumber" | "jobId" | "network">,
  kind: Waiting
) {
  const state = states[kind]
  const since = (yield* Clock.currentTimeMillis) - notificationWindow
  const { items } = yield* Effect.orDie((yield* EdiInvoices).list({ state, size: 100 }))
  const isTold =
    kind !== "creditRejected" &&
    items.some((one) => one.jobId !== jobId && one.network === network && one.stateAt > since)
  if (isTold) return
  const { name } = partnerProfiles[network]
  yield* notifyEdiUsers({ kind, invoice: { jobId, number: invoiceNumber, network: name, state } })
})
