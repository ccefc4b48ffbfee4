import { Effect, Equal, Result } from "effect"
import { bookedHours, bookInstallers, InstallerBookings } from "#domain/jobs/bookInstallers.ts"
import { withFields } from "#domain/jobs/Job.ts"
import { JobSavedSince } from "#domain/jobs/jobFailures.ts"
import { recordHistory } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { traced } from "#domain/shared/traced.ts"
import { type checkJobPlans, type PlanFailure, PlansRefused, type putJobPlans } from "./boardApi.ts"
import { guardRules, scheduledOf, warningsOfAll } from "./guardSchedule.ts"
import { installOf, lockForPlanning } from "./planJob.ts"
import { toBoardJob } from "./getVisibleBoard.ts"

/**
 * Plans multiple jobs atomically, because moving only some of a van's jobs to another day is of no use. The jobs do not
 * block each other, and each is checked alongside the others as they will be. Failures are reported per job.
 */
export const planJobs = traced("planJobs")(function* ({ plans }: (typeof putJobPlans)["input"]["Type"]) {
  // Opened in id order, so that concurrent requests cannot deadlock.
  const opened = yield* eachOrNone(
    plans.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    (plan) =>
      lockForPlanning(plan).pipe(
        Effect.catchTag("JobChanged", ({ current: { number } }) => new JobSavedSince({ number }))
      )
  )
  const moved = opened.filter(({ kept, asked }) => !Equal.equals(hoursOf(kept.install), hoursOf(asked)))
  yield* giveWay(moved)
  const booked = yield* eachOrNone(opened, ({ id, kept, asked }) => {
    const before = moved.some((one) => one.id === id) ? undefined : kept
    return bookInstallers(id, { locationId: kept.locationId, install: asked }, before).pipe(
      // Saved immediately, so that the next job cannot take the same hours.
      Effect.tap(({ keepBookings }) => keepBookings),
      Effect.map(({ install }) => ({ kept, next: withFields(kept, { install }) }))
    )
  })
  const warnings = yield* warningsOfAll(booked.map(({ next }) => next))
  const guarded = yield* eachOrNone(booked, ({ id, kept, next }) =>
    Effect.map(guardRules(next.install, warnings.get(id) ?? []), (install) => ({ kept, install }))
  )
  const jobs = yield* Jobs
  return yield* Effect.forEach(guarded, ({ id, kept, install }) =>
    Effect.gen(function* () {
      // The job has been locked since it was opened.
      const saved = yield* Effect.orDie(jobs.save(withFields(kept, { install })))
      yield* recordHistory(kept, saved)
      return { ...toBoardJob(yield* scheduledOf(saved)), warnings: warnings.get(id) ?? [] }
    })
  )
})

/** Returns which rules jobs would break if planned together like this. Jobs that do not exist break none. */
export const checkPlans = traced("checkPlans")(function* ({ plans }: (typeof checkJobPlans)["input"]["Type"]) {
  const jobs = yield* Jobs
  const found = yield* Effect.forEach(plans, ({ id, version: _, ...plan }) =>
    Effect.map(Effect.result(jobs.get(id)), (job) =>
      Result.isSuccess(job) ? [withFields(job.success, { install: installOf(job.success, plan) })] : []
    )
  )
  const warnings = yield* warningsOfAll(found.flat())
  return found.flat().map(({ id }) => ({ id, warnings: warnings.get(id) ?? [] }))
})

interface Numbered {
  readonly id: JobId
}

/** Returns the result for each job; if any fail, fails with all of their failures. */
const eachOrNone = Effect.fnUntraced(function* <A extends Numbered, B, R>(
  all: ReadonlyArray<A>,
  work: (one: A) => Effect.Effect<B, PlanFailure, R>
) {
  const done: Array<B & Numbered> = []
  const refused: Array<{ readonly id: JobId; readonly failure: PlanFailure }> = []
  for (const one of all) {
    const result = yield* Effect.result(work(one))
    if (Result.isSuccess(result)) done.push({ ...result.success, id: one.id })
    else refused.push({ id: one.id, failure: result.failure })
  }
  if (refused.length > 0) return yield* new PlansRefused({ refused })
  return done
})

type Opened = Effect.Success<ReturnType<typeof lockForPlanning>> & Numbered

const hoursOf = ({ date, duration, installers }: Opened["asked"]) => ({ date, duration, installers })

/** Releases the hours of the jobs, and locks their installers until the end of the transaction. */
const giveWay = Effect.fnUntraced(function* (moved: ReadonlyArray<Opened>) {
  const [first] = moved
  if (first === undefined) return
  const { conflicts, replace } = yield* InstallerBookings
  const locations = yield* Locations
  for (const { id } of moved) yield* replace(id, [])
  // Locks all of their installers at once, in a consistent order.
  const asked = yield* Effect.forEach(moved, ({ kept, asked: install }) =>
    Effect.map(locations.get(kept.locationId), ({ timeZone }) => bookedHours(install, timeZone))
  ).pipe(Effect.orDie)
  yield* conflicts(first.id, asked.flat())
})
