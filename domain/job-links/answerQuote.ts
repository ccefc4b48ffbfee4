import { Clock, Effect } from "effect"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { type Job, type QuoteAnswer, withFacts } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { todayIn } from "#domain/shared/Day.ts"
import type { SignatureMark } from "#domain/signatures/Signature.ts"
import { signDocument } from "#domain/signatures/signaturesHandlers.ts"
import { isContentOf } from "#domain/jobs/signedContent.ts"
import { DocumentChanged, QuoteNotOpen } from "./linkFailures.ts"
import { linkState, openLink } from "./openLink.ts"
import { tellSales } from "./tellSales.ts"

interface Answering {
  readonly token: string
  /** What the customer saw. */
  readonly contentHash: string
}

/**
 * The customer accepts what they were shown, with their signature: one of two who do so at once, and never something
 * that changed meanwhile.
 */
export const acceptQuote = Effect.fn("acceptQuote")(function* ({ signedBy, mark, ...shown }: Answering & Signing) {
  return yield* signQuote(yield* openQuote(shown), { signedBy, mark, contentHash: shown.contentHash })
})

interface Signing {
  readonly signedBy: string
  readonly mark: typeof SignatureMark.Type
}

/** Signs and accepts a job that is held, as it stands: what was shown, and what its customer chose with it. */
export const signQuote = Effect.fnUntraced(function* (
  job: Job,
  { signedBy, mark, contentHash }: Signing & Pick<Answering, "contentHash">
) {
  yield* Effect.orDie(signDocument({ id: job.id, version: job.version, document: "quote", signedBy, mark }))
  return yield* keepAnswer(job, { kind: "accepted", by: signedBy.trim(), reason: "", contentHash })
})

/** The customer says no; the reason helps the desk. */
export const declineQuote = Effect.fn("declineQuote")(function* ({
  reason,
  ...shown
}: Answering & { readonly reason: string }) {
  const job = yield* openQuote(shown)
  return yield* keepAnswer(job, {
    kind: "declined",
    by: job.customerName,
    reason: reason.trim(),
    contentHash: shown.contentHash
  })
})

/** The job of a link, held, whose quote waits for an answer and says what was shown. */
export const openQuote = Effect.fnUntraced(function* ({ token, contentHash }: Answering) {
  const link = yield* openLink(token)
  const { job, location } = yield* Effect.orDie(jobFacts(link.jobId, { isLocked: true }))
  if (linkState(link, job, yield* todayIn(location.timeZone)) !== "open") return yield* new QuoteNotOpen()
  if (!isContentOf(contentHash, (yield* Secrets).fingerprint, job, "quote")) return yield* new DocumentChanged()
  return job
})

const keepAnswer = Effect.fnUntraced(function* (job: Job, said: Omit<QuoteAnswer, "at">) {
  const answer = { ...said, at: yield* Clock.currentTimeMillis }
  // The job is locked since it was opened: nobody can have changed it.
  yield* Effect.orDie((yield* Jobs).save(withFacts(job, { answer, lost: said.kind === "accepted" ? null : job.lost })))
  yield* (yield* JobChanges).add(job.id, {
    _tag: "customer",
    deed: said.kind,
    note: said.kind === "declined" ? said.reason : said.by
  })
  yield* tellSales(said.kind === "accepted" ? "quoteAccepted" : "quoteDeclined", job)
  return {}
})
