import { Effect } from "effect"
import { CurrentUser, type SignedInUser } from "#domain/access/CurrentUser.ts"
import type { Handler } from "#domain/contract/Endpoint.ts"
import { Customers } from "#domain/customers/Customers.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { savesGiven } from "#domain/shared/RecordSave.ts"
import { traced } from "#domain/shared/traced.ts"
import { isJob, type Job } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import { JobChanged, JobNotFound } from "./jobFailures.ts"
import { Jobs } from "./Jobs.ts"
import type { JobSearch } from "./JobSearch.ts"
import { rowSeenBy, searchFor, seenBy, sees, sightOf, workOf } from "./seenBy.ts"

/** Whoever asks. The calls of jobs are never answered to nobody. */
export const asker = Effect.map(CurrentUser, (user) => user!)

/** A job as whoever asks sees it; what they may not see is not there for them. */
export const seeJob = traced("seeJob")(function* ({ id }: { readonly id: JobId }) {
  return yield* shown(yield* (yield* Jobs).get(id))
})

/** A job that was read, as whoever asks sees it. */
export const shown = traced("shown")(function* (job: Job) {
  const person = yield* asker
  if (!sees(person, job)) return yield* new JobNotFound({ id: job.id })
  if (sightOf(person) !== "work") return seenBy(person, job)
  const customer = yield* (yield* Customers).get(job.customerId).pipe(Effect.orDie)
  return workOf(job, customer)
})

/** The jobs whoever asks may see, as they see them. */
export const seeJobs = traced("seeJobs")(function* (search: JobSearch) {
  const person = yield* asker
  const { items, ...page } = yield* (yield* Jobs).list(searchFor(person, search))
  return { items: items.map((row) => rowSeenBy(person, row)), ...page }
})

/**
 * Whatever call answers with a job, or with what stands instead: without what the asker may not see of it
 * (Z4).
 */
export const inSight = <R>({ endpoint, run }: Handler<R>): Handler<R | CurrentUser> => ({
  endpoint,
  run: (input) =>
    Effect.flatMap(CurrentUser, (user) => {
      const work = run(input)
      return user === undefined
        ? work
        : work.pipe(
            Effect.map((output) => (isJob(output) ? seenBy(user, output) : output)),
            Effect.mapError((failure) => masked(user, failure))
          )
    })
})

const masked = (user: SignedInUser, failure: unknown) =>
  failure instanceof JobChanged
    ? new JobChanged({ current: seenBy(user, failure.current), ...savesGiven(failure.saves) })
    : failure

/**
 * A job for what hangs on it, such as files: not there for those who do not see it. What of it may be told, the caller
 * decides.
 */
export const jobInSight = Effect.fn("jobInSight")(function* (id: JobId) {
  const job = yield* (yield* Jobs).get(id)
  return sees(yield* asker, job) ? job : yield* new JobNotFound({ id })
})

/** Adds who changed what of the job lately to the refusal of an older version, without what the asker may not see. */
export const tellSaves = Effect.fn("tellSaves")(function* ({ current }: JobChanged) {
  const { items } = yield* (yield* JobChanges).list(current.id, { kind: "changed" })
  const isAll = sightOf(yield* asker) === "all"
  const saves = items.flatMap(({ at, by, what }) => {
    const paths = what._tag === "changed" ? what.fields.map(({ path }) => path) : []
    const fields = paths.filter((path) => isAll || !path.endsWith(".cost"))
    return fields.length === 0 ? [] : [{ at, by: by?.name ?? "", fields }]
  })
  return yield* new JobChanged({ current, saves })
})
