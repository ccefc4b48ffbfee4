import { Effect } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import { NothingPriced } from "#domain/jobs/jobFailures.ts"
import { isPriced } from "#domain/jobs/mayBecome.ts"
import { maySend } from "./maySend.ts"
import type { MessageTemplate } from "./Message.ts"
import { NothingToSend } from "./messageFailures.ts"

/**
 * Refuses a paper that is not the job's at its stage, and a quote with a line that has no price yet: nobody should
 * accept what will cost more.
 */
export const guardSending = Effect.fn("guardSending")(function* (job: Job, template: MessageTemplate) {
  if (!maySend(job, template)) return yield* new NothingToSend()
  if (template === "quote" && !isPriced(job)) return yield* new NothingPriced()
})
