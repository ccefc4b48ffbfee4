import { Effect } from "effect"
import { JobChanges } from "./JobChanges.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { bookInstallers } from "./bookInstallers.ts"
import { draftOfJob } from "./draftOfJob.ts"
import { Job } from "./Job.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "./Jobs.ts"
import { settle } from "./settle.ts"
import { balanceOf } from "#domain/payments/balance.ts"

/**
 * The work of a credited invoice as a new work order, at the location's taxes of today, to be put right and billed
 * anew.
 */
export const rebill = Effect.fn("rebill")(function* (credited: Job) {
  const draft = draftOfJob(credited)
  const { today, ...settled } = yield* Effect.catchTag(settle(draft, draft.locationId), "LocationInactive", Effect.die)
  const jobs = yield* Jobs
  const id = JobId.make(yield* (yield* NewId).next)
  // Who installed it is a fact by now: where they were on another job too, the credited job is the reason.
  const installers = draft.install.installers.map((row) => ({ overlapReason: `#${credited.number}`, ...row }))
  const { install, keepBookings } = yield* Effect.orDie(
    bookInstallers(id, { ...draft, install: { ...draft.install, installers } })
  )
  const number = yield* jobs.nextNumber("job")
  yield* jobs.add(
    new Job({
      ...draft,
      ...settled,
      id,
      install,
      number,
      version: 1,
      stage: "workorder",
      quotedOn: today,
      invoicedOn: "",
      invoiceNumber: null,
      payments: [],
      balance: balanceOf(settled.totals, []),
      rebillOf: { id: credited.id, number: credited.number }
    })
  )
  yield* keepBookings
  yield* (yield* JobChanges).add(id, { _tag: "created", number })
  return { id, number }
})
