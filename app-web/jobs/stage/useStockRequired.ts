import type { Job } from "#domain/jobs/Job.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { listStockRequired } from "#domain/jobs/jobStepsApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"

const none: ReadonlyArray<string> = []

/** The products on a job that must be in stock before it is invoiced; none while the server has not said. */
export const useStockRequired = (job: Job | undefined): ReadonlyArray<string> =>
  useQueryOf(
    listStockRequired,
    { id: job?.id ?? ("" as JobId) },
    { enabled: job !== undefined && job.stage !== "invoice" }
  ).data ?? none
