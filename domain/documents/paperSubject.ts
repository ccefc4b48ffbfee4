import { Effect } from "effect"
import { CreditNotes } from "#domain/jobs/CreditNote.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { wasReceived } from "#domain/payments/balance.ts"
import type { PaymentId } from "#domain/payments/Payment.ts"
import type { DocumentFacts } from "./DocumentFacts.ts"
import type { DocumentKind } from "./DocumentKind.ts"

/**
 * What a paper is about beside the job: the note of a credit, the payment of a receipt. Undefined where there is no
 * such paper.
 */
export const paperSubject = Effect.fnUntraced(function* (
  kind: DocumentKind,
  job: Job,
  paymentId: PaymentId | undefined
) {
  const none: Pick<DocumentFacts, "note" | "payment"> = {}
  if (kind === "credit") {
    const note = yield* (yield* CreditNotes).ofJob(job.id)
    return note && { ...none, note }
  }
  if (kind !== "receipt") return none
  const payment = job.payments.find(({ id, status }) => id === paymentId && wasReceived({ status }))
  return payment && { ...none, payment }
})
