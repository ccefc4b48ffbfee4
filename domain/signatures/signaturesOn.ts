import { Effect } from "effect"
import type { JobId } from "#domain/shared/JobId.ts"
import { jobInSight } from "#domain/jobs/visibleJob.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { isContentOf } from "#domain/jobs/signedContent.ts"
import { Signatures } from "./Signatures.ts"

/** A job's signatures, newest first, each with whether its paper still says what was signed. */
export const signaturesOn = Effect.fn("signaturesOn")(function* (id: JobId) {
  const job = yield* jobInSight(id)
  const { fingerprint } = yield* Secrets
  return (yield* (yield* Signatures).of(id)).map((signature) => ({
    ...signature,
    isCurrent: isContentOf(signature.contentHash, fingerprint, job, signature.document)
  }))
})
