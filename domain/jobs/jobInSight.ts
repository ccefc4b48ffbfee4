import { Effect } from "effect"
import { JobNotFound } from "./jobFailures.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "./Jobs.ts"
import { asker } from "./seeJob.ts"
import { sees } from "./seenBy.ts"

/**
 * A job for what hangs on it, such as files: not there for those who do not see it. What of it may be told, the caller
 * decides.
 */
export const jobInSight = Effect.fn("jobInSight")(function* (id: JobId) {
  const job = yield* (yield* Jobs).get(id)
  return sees(yield* asker, job) ? job : yield* new JobNotFound({ id })
})
