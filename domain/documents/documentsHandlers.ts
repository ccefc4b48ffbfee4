import { Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { fileContent } from "#domain/contract/Content.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { FileNotFound } from "#domain/files/filesApi.ts"
import { CreditNotes } from "#domain/jobs/CreditNote.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { canSeeJob, jobAccessLevel } from "#domain/jobs/jobVisibility.ts"
import { isReceived } from "#domain/payments/balance.ts"
import type { PaymentId } from "#domain/payments/Payment.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import { getJobDocument } from "./documentsApi.ts"
import { type DocumentFacts, jobFacts } from "./jobFacts.ts"
import { printJobDocument } from "./printJobDocument.ts"

export const documentsHandlers = [
  handle(
    getJobDocument,
    Effect.fnUntraced(function* ({ id, kind, language, payer, payment }) {
      const person = yield* requireUser
      const facts = yield* jobFacts(id)
      if (!canSeeJob(person, facts.job)) return yield* new JobNotFound({ id })
      if (jobAccessLevel(person) === "work" && kind !== "workorder") return yield* new FileNotFound()
      const subject = yield* paperSubject(kind, facts.job, payment)
      if (subject === undefined) return yield* new FileNotFound()
      return fileContent(
        yield* printJobDocument(kind, {
          ...facts,
          ...subject,
          billedTo: payer,
          language: language ?? facts.customer.language
        })
      )
    })
  )
]

/**
 * Loads what a document is about besides the job: the credit note, or the payment of a receipt. Undefined if there is
 * no such document.
 */
const paperSubject = Effect.fnUntraced(function* (kind: DocumentKind, job: Job, paymentId: PaymentId | undefined) {
  const none: Pick<DocumentFacts, "note" | "payment"> = {}
  if (kind === "credit") {
    const note = yield* (yield* CreditNotes).ofJob(job.id)
    return note && { ...none, note }
  }
  if (kind !== "receipt") return none
  const payment = job.payments.find(({ id, status }) => id === paymentId && isReceived({ status }))
  return payment && { ...none, payment }
})
