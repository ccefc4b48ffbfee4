import { Effect } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { changeJob } from "#domain/jobs/saveJob.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import { dana } from "#stories/dana.ts"
import type { ShopServices } from "#stories/serverInMemory.ts"

type Change = (draft: JobDraft) => JobDraft

let others: (change: Change) => Promise<unknown> = () => Promise.reject(new Error("no job is open"))

/** Fills a shop with a job that another user will change too. */
export const alsoOpenElsewhere = (
  filled: Effect.Effect<Job, unknown, ShopServices>
): Effect.Effect<void, never, ShopServices> =>
  Effect.gen(function* () {
    const job = yield* filled
    const house = yield* Effect.context<ShopServices>()
    others = (change) =>
      Effect.runPromise(
        changeJob({ ...change(draftOf(job)), id: job.id, version: job.version }).pipe(
          Effect.provideService(CurrentUser, dana),
          Effect.provide(house)
        )
      )
  }).pipe(Effect.orDie)

const draftOf = ({
  customerId,
  locationId,
  pricingProfileId,
  vehicle,
  insurance,
  install,
  partsStatus,
  lines
}: Job): JobDraft => ({ customerId, locationId, pricingProfileId, vehicle, insurance, install, partsStatus, lines })

/** Saves a change to that job as another user, Dana. */
export const otherUserChangesJob = (change: Change) => others(change)
