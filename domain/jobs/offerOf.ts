import { signedContent } from "#domain/signatures/signedContent.ts"
import type { Job } from "./Job.ts"

/** What a quote offers, as text: work, prices and shares. The day of installation may move without asking the customer anew. */
export const offerOf = (job: Job): string => signedContent({ ...job, install: { ...job.install, date: "", timeFrame: "", notes: "" } } as Job, "quote")

/** The customer's answer, if it still answers what the job offers now. */
export const answerTo = (kept: Job, now: Job): Job["answer"] => kept.answer !== null && offerOf(kept) === offerOf(now) ? kept.answer : null
