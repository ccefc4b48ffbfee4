import { Clock, Effect } from "effect"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { type Job, type QuoteAnswer, withFields } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { todayIn } from "#domain/shared/Day.ts"
import type { SignatureMark } from "#domain/signatures/Signature.ts"
import { signDocument } from "#domain/signatures/signaturesHandlers.ts"
import { isContentOf } from "#domain/jobs/signedContent.ts"
import { DocumentChanged, QuoteNotOpen } from "./linkFailures.ts"
import { linkState, openLink } from "./openLink.ts"
import { notifySalesperson } from "./notifySalesperson.ts"

interface Answering {
  readonly token: string
  /** Hash of the content the customer was shown. */
  readonly contentHash: string
}

/**
 * Accepts a quote with the customer's signature. Fails if the quote has changed since it was shown; of two concurrent
 * answers, one fails.
 */
export const acceptQuote = Effect.fn("acceptQuote")(function* ({ signedBy, mark, ...shown }: Answering & Signing) {
  return yield* signQuote(yield* lockOpenQuote(shown), { signedBy, mark, contentHash: shown.contentHash })
})

interface Signing {
  readonly signedBy: string
  readonly mark: typeof SignatureMark.Type
}

/**
 * Signs and accepts the quote of a locked job in its current state, including what the customer selected while
 * accepting.
 */
export const signQuote = Effect.fnUntraced(function* (
  job: Job,
  { signedBy, mark, contentHash }: Signing & Pick<Answering, "contentHash">
) {
  yield* Effect.orDie(signDocument({ id: job.id, version: job.version, document: "quote", signedBy, mark }))
  return yield* saveAnswer(job, { kind: "accepted", by: signedBy.trim(), reason: "", contentHash })
})

/** Declines a quote on behalf of its customer, with an optional reason for the staff. */
export const declineQuote = Effect.fn("declineQuote")(function* ({
  reason,
  ...shown
}: Answering & { readonly reason: string }) {
  const job = yield* lockOpenQuote(shown)
  return yield* saveAnswer(job, {
    kind: "declined",
    by: job.customerName,
    reason: reason.trim(),
    contentHash: shown.contentHash
  })
})

/**
 * Locks and returns the job of a link. Fails unless its quote can still be answered and matches what the customer was
 * shown.
 */
export const lockOpenQuote = Effect.fnUntraced(function* ({ token, contentHash }: Answering) {
  const link = yield* openLink(token)
  const { job, location } = yield* Effect.orDie(jobFacts(link.jobId, { isLocked: true }))
  if (linkState(link, job, yield* todayIn(location.timeZone)) !== "open") return yield* new QuoteNotOpen()
  if (!isContentOf(contentHash, (yield* Secrets).fingerprint, job, "quote")) return yield* new DocumentChanged()
  return job
})

const saveAnswer = Effect.fnUntraced(function* (job: Job, said: Omit<QuoteAnswer, "at">) {
  const answer = { ...said, at: yield* Clock.currentTimeMillis }
  // Cannot fail: the job has been locked since it was loaded.
  yield* Effect.orDie((yield* Jobs).save(withFields(job, { answer, lost: said.kind === "accepted" ? null : job.lost })))
  yield* (yield* JobChanges).add(job.id, {
    _tag: "customer",
    deed: said.kind,
    note: said.kind === "declined" ? said.reason : said.by
  })
  yield* notifySalesperson(said.kind === "accepted" ? "quoteAccepted" : "quoteDeclined", job)
  return {}
})
