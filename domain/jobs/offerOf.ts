import { contentHashOf, isContentOf, signedContent } from "./signedContent.ts"
import type { Job } from "./Job.ts"

/** What a quote offers: work, prices and shares. The day of installation may move without asking the customer anew. */
const offered = (job: Job): Job => ({ ...job, install: { ...job.install, date: "", timeFrame: "", notes: "" } }) as Job

/** A fingerprint of what a quote offers. */
export const offerHashOf = (fingerprint: (text: string) => string, job: Job): string =>
  contentHashOf(fingerprint, offered(job), "quote")

/** Whether a quote still offers what that fingerprint was made of. */
export const isOfferOf = (offerHash: string, fingerprint: (text: string) => string, job: Job): boolean =>
  isContentOf(offerHash, fingerprint, offered(job), "quote")

/** The customer's answer, if it still answers what the job offers now. */
export const answerTo = (kept: Job, now: Job): Job["answer"] =>
  kept.answer !== null && signedContent(offered(kept), "quote") === signedContent(offered(now), "quote")
    ? kept.answer
    : null
