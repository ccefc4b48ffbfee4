import { Effect } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import { priceFault } from "#domain/jobs/stageRules.ts"
import { maySend } from "./maySend.ts"
import type { MessageTemplate } from "./MessageTemplate.ts"
import { NothingToSend } from "./messageFailures.ts"

/**
 * Refuses a paper that is not the job's at its stage, and a quote with a line that has no price yet: nobody should
 * accept what will cost more.
 */
export const guardSending = Effect.fn("guardSending")(function* (job: Job, template: MessageTemplate) {
  if (!maySend(job, template)) return yield* new NothingToSend()
  const fault = template === "quote" ? priceFault(job) : undefined
  if (fault !== undefined) return yield* fault
})
