import { Effect } from "effect"
import { type Job, Stage } from "#domain/jobs/Job.ts"
import { isBorneByTwo, latestPayment } from "#domain/payments/balance.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { Signatures, signatureStanding } from "#domain/signatures/Signatures.ts"
import { isBilledInTwo } from "#domain/tenants/TenantSettings.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import { jobDocument } from "./JobDocument.ts"
import type { DocumentFacts } from "./jobFacts.ts"

/**
 * A job's paper, with the signature on it while the paper still offers what was signed, or else with what changed since
 * the last one; a receipt that names no payment is of the latest. An invoice is the whole one, or `billedTo` one payer
 * where the shop bills in two documents and both bear something.
 */
export const jobPaper = Effect.fnUntraced(function* (
  kind: DocumentKind,
  facts: Omit<DocumentFacts, "signature" | "signedBefore">
) {
  const payment = facts.payment ?? latestPayment(facts.job)
  const billedTo = yield* ownDocument(kind, facts.job, facts.billedTo)
  return jobDocument(kind, { ...facts, payment, billedTo, ...(yield* signedOn(kind, facts)) })
})

const signedOn = Effect.fnUntraced(function* (kind: DocumentKind, { job }: Pick<DocumentFacts, "job">) {
  const stage = Stage.literals.find((one) => one === kind)
  if (stage === undefined) return {}
  const given = (yield* (yield* Signatures).of(job.id)).filter(({ document }) => document === stage)
  const last = given[0]
  if (last === undefined) return {}
  for (const signature of given) if ((yield* signatureStanding(signature, job)).isCurrent) return { signature }
  return { signedBefore: { ...last, changes: (yield* signatureStanding(last, job)).changes } }
})

/**
 * Whose document of a paper somebody gets: their own where it is an invoice that the shop bills as two and of which both
 * bear something, else undefined: the whole paper.
 */
export const ownDocument = Effect.fnUntraced(function* (
  kind: DocumentKind,
  job: Pick<Job, "insurance" | "totals">,
  payer: Payment["payer"] | undefined
) {
  const isOwn = kind === "invoice" && payer !== undefined && isBorneByTwo(job) && (yield* isBilledInTwo)
  return isOwn ? payer : undefined
})
