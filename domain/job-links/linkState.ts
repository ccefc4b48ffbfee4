import type { Job } from "#domain/jobs/Job.ts"
import { goodUntil } from "#domain/jobs/mayBecome.ts"
import type { JobLink } from "#domain/documents/JobLink.ts"
import type { LinkState } from "#domain/documents/ShownDocument.ts"

/** How the paper of a link stands on a day, `2026-11-21`. */
export const linkState = (
  { kind, expiresOn }: Pick<JobLink, "kind" | "expiresOn">,
  job: Job,
  today: string
): LinkState => {
  if (today > expiresOn) return "expired"
  if (kind !== "quote") return "view"
  if (job.stage !== "quote") return "ordered"
  if (job.answer !== null) return job.answer.kind
  return today > goodUntil(job.quotedOn) ? "expired" : "open"
}

/** Whether a paper that stands so can be paid: a quote once its customer accepted it. */
export const takesPayment = (state: LinkState): boolean =>
  state === "accepted" || state === "ordered" || state === "view"
