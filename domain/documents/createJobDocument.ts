import { Effect } from "effect"
import { type Job, Stage } from "#domain/jobs/Job.ts"
import { isSplitBetweenPayers, latestPayment } from "#domain/payments/balance.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { Signatures, signatureStatus } from "#domain/signatures/Signatures.ts"
import { isSplitBilling } from "#domain/tenants/TenantSettings.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import { jobDocument } from "./JobDocument.ts"
import type { DocumentFacts } from "./jobFacts.ts"

/**
 * Creates a job's document, with its signature if the document still makes the signed offer, or else with the changes
 * since the latest signature. A receipt without a payment is for the latest one. An invoice is the entire one, or that
 * of the payer `billedTo` if the shop bills two documents and both payers have a share.
 */
export const createJobDocument = Effect.fnUntraced(function* (
  kind: DocumentKind,
  facts: Omit<DocumentFacts, "signature" | "signedBefore">
) {
  const payment = facts.payment ?? latestPayment(facts.job)
  const billedTo = yield* payerOfDocument(kind, facts.job, facts.billedTo)
  return jobDocument(kind, { ...facts, payment, billedTo, ...(yield* signedOn(kind, facts)) })
})

const signedOn = Effect.fnUntraced(function* (kind: DocumentKind, { job }: Pick<DocumentFacts, "job">) {
  const stage = Stage.literals.find((one) => one === kind)
  if (stage === undefined) return {}
  const given = (yield* (yield* Signatures).ofJob(job.id)).filter(({ document }) => document === stage)
  const last = given[0]
  if (last === undefined) return {}
  for (const signature of given) if ((yield* signatureStatus(signature, job)).isCurrent) return { signature }
  return { signedBefore: { ...last, changes: (yield* signatureStatus(last, job)).changes } }
})

/**
 * Returns the payer whose document to create: the given payer for an invoice that the shop bills as two documents and
 * of which both have a share; otherwise undefined, for the entire document.
 */
export const payerOfDocument = Effect.fnUntraced(function* (
  kind: DocumentKind,
  job: Pick<Job, "insurance" | "totals">,
  payer: Payment["payer"] | undefined
) {
  const isOwn = kind === "invoice" && payer !== undefined && isSplitBetweenPayers(job) && (yield* isSplitBilling)
  return isOwn ? payer : undefined
})
