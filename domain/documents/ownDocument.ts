import { Effect } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import { isBorneByTwo } from "#domain/payments/balance.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { isBilledInTwo } from "#domain/tenants/TenantSettings.ts"
import type { DocumentKind } from "./DocumentKind.ts"

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
