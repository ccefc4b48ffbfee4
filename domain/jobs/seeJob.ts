import { Effect } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { traced } from "#domain/shared/traced.ts"
import type { Job } from "./Job.ts"
import { JobNotFound } from "./jobFailures.ts"
import type { JobId } from "#domain/shared/JobId.ts"
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
