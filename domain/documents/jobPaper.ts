import { Effect } from "effect"
import { Stage } from "#domain/jobs/Job.ts"
import { latestPayment } from "#domain/payments/balance.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { isContentOf } from "#domain/jobs/signedContent.ts"
import { Signatures } from "#domain/signatures/Signatures.ts"
import type { DocumentFacts } from "./DocumentFacts.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import { jobDocument } from "./JobDocument.ts"

/**
 * A job's paper, with the signature on it while the paper still says what was signed; a receipt that names no payment
 * is of the latest.
 */
export const jobPaper = Effect.fnUntraced(function* (kind: DocumentKind, facts: Omit<DocumentFacts, "signature">) {
  const { fingerprint } = yield* Secrets
  const stage = Stage.literals.find((one) => one === kind)
  const signatures = stage === undefined ? [] : yield* (yield* Signatures).of(facts.job.id)
  const signature = signatures.find(
    ({ document, contentHash }) => document === stage && isContentOf(contentHash, fingerprint, facts.job, document)
  )
  const payment = facts.payment ?? latestPayment(facts.job)
  return jobDocument(kind, { ...facts, payment, signature })
})
