import { Clock, Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { currentAuthor } from "#domain/job-changes/currentAuthor.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { requireVisibleJob, jobAccessLevel } from "#domain/jobs/jobVisibility.ts"
import { contentHashOf, contentToSign } from "#domain/jobs/signedContent.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { type SignatureDraft, SignatureId, SignedTooLate } from "./Signature.ts"
import { Signatures, signatureStatus } from "./Signatures.ts"
import { listSignatures, postSignature } from "./signaturesApi.ts"
import { withoutMoney } from "./SignedChange.ts"

/** Saves a signature on a job's document as shown at `version`, with a fingerprint of the document's content. */
export const signDocument = Effect.fn("signDocument")(function* ({
  id,
  version,
  ...draft
}: SignatureDraft & { readonly id: JobId; readonly version: number }) {
  const job = yield* (yield* Jobs).getForUpdate(id)
  if (job.version !== version) return yield* new SignedTooLate({ version: job.version })
  const signature = {
    id: SignatureId.make(yield* (yield* NewId).next),
    at: yield* Clock.currentTimeMillis,
    takenBy: yield* currentAuthor,
    contentHash: contentHashOf((yield* Secrets).fingerprint, job, draft.document),
    ...draft
  }
  yield* (yield* Signatures).add(id, { ...signature, content: contentToSign(job, draft.document) })
  yield* (yield* JobChanges).add(id, {
    _tag: "signature",
    signedBy: draft.signedBy,
    document: draft.document,
    how: draft.mark._tag
  })
  return { ...signature, isCurrent: true, changes: [] }
})

/**
 * Returns a job's signatures, newest first, each with whether its document still offers what was signed and what has
 * changed.
 */
export const signaturesOn = Effect.fn("signaturesOn")(function* (id: JobId) {
  const job = yield* requireVisibleJob(id)
  const isPriced = jobAccessLevel(yield* requireUser) !== "work"
  return yield* Effect.forEach(yield* (yield* Signatures).ofJob(id), (signature) =>
    Effect.gen(function* () {
      const { content: _, ...shown } = signature
      const { isCurrent, changes } = yield* signatureStatus(signature, job)
      return { ...shown, isCurrent, changes: isPriced ? changes : changes && withoutMoney(changes) }
    })
  )
})

export const signaturesHandlers = [
  handle(listSignatures, ({ id }) => signaturesOn(id)),
  handle(postSignature, (draft) => Effect.andThen(requireVisibleJob(draft.id), signDocument(draft)))
]
