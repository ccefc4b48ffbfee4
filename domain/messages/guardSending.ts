import { Effect } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import { maySend, sendingFault } from "./maySend.ts"
import type { MessageTemplate } from "./MessageTemplate.ts"
import { NothingToSend } from "./messageFailures.ts"

/** Refuses a message that is not the job's at its stage, and one that cannot go out yet. */
export const guardSending = Effect.fn("guardSending")(function* (job: Job, template: MessageTemplate) {
  if (!maySend(job, template)) return yield* new NothingToSend()
  const fault = sendingFault(job, template)
  if (fault !== undefined) return yield* fault
})
