import { Context, Effect } from "effect"
import { Secrets } from "#domain/credentials/Secrets.ts"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { isSignedOffer, currentContent, versionOf } from "#domain/jobs/signedContent.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { Signature } from "./Signature.ts"
import { signedChanges } from "./signedChanges.ts"

/** Storage for the signatures on jobs' documents. Append-only. */
export class Signatures extends Context.Service<
  Signatures,
  {
    /** Returns all signatures of a job, newest first. */
    readonly ofJob: (job: JobId) => Effect.Effect<ReadonlyArray<Signature>, never, CurrentTenant>
    readonly add: (job: JobId, signature: Signature) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/signatures/Signatures") {}

/**
 * Returns whether a job's document still offers what was signed, and what has changed; the changes are null if the
 * signed content is unknown.
 */
export const signatureStatus = Effect.fnUntraced(function* (signature: Signature, job: Job) {
  const { content, contentHash, document } = signature
  const isCurrent = isSignedOffer(signature, (yield* Secrets).fingerprint, job)
  if (content === null) return { isCurrent, changes: isCurrent ? [] : null }
  const now = currentContent(job, document, versionOf(contentHash), content)
  const before = content["customerId"] as CustomerId
  const customers = before === now["customerId"] ? undefined : { from: yield* nameOf(before), to: job.customerName }
  return { isCurrent, changes: signedChanges(content, now, customers) }
})

const nameOf = Effect.fnUntraced(function* (id: CustomerId) {
  return yield* (yield* Customers).get(id).pipe(
    Effect.map(({ customerName }) => customerName),
    Effect.catchTag("CustomerNotFound", () => Effect.succeed(""))
  )
})
