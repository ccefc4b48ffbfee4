import { Effect } from "effect"
import { balanceOf } from "#domain/payments/balance.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { isDone, type ReworkCause } from "./Comeback.ts"
import { draftOfJob } from "./creditInvoice.ts"
import { type Job, withFacts, WorkOrder } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import { WorkNotDone } from "./jobFailures.ts"
import { openInstall } from "./JobInstall.ts"
import { Jobs } from "./Jobs.ts"
import { settle } from "./settle.ts"

interface Asked {
  readonly id: JobId
  readonly version: number
  readonly cause: ReworkCause
  readonly note: string
}

/**
 * Makes a comeback: a work order that redoes what was done on a job, for the same customer and vehicle at the same
 * place. It has no lines yet, as the shop's own mistake costs the customer nothing, no claim and no day; who sold the
 * job has it too. Each of the two jobs knows the other one.
 */
export const reworkJob = Effect.fn("reworkJob")(function* ({ id, version, cause, note }: Asked) {
  const jobs = yield* Jobs
  const kept = yield* jobs.openAt(id, version)
  if (!isDone(kept)) return yield* new WorkNotDone({ number: kept.number })
  const { jobType, repairLocation, address, availability } = kept.install
  const draft = {
    ...draftOfJob(kept),
    insurance: null,
    install: { ...openInstall, jobType, repairLocation, address, availability, notes: note.trim() },
    partsStatus: "complete",
    lines: []
  } as const
  const { today, ...settled } = yield* Effect.catchTags(settle(draft, draft), {
    CustomerInactive: Effect.die,
    LocationInactive: Effect.die
  })
  const newId = JobId.make(yield* (yield* NewId).next)
  const number = yield* jobs.nextNumber("job")
  const comeback = new WorkOrder({
    ...draft,
    ...settled,
    decoded: kept.decoded,
    id: newId,
    number,
    version: 1,
    createdOn: today,
    wonOn: today,
    quotedOn: today,
    invoiceNumber: null,
    payments: [],
    balance: balanceOf(settled.totals, []),
    reworkOf: { id, number: kept.number, cause }
  })
  yield* jobs.add(comeback)
  yield* jobs.save(
    withFacts(kept, { reworks: [...kept.reworks, { id: newId, number, cause }] }, { disableChecks: true })
  )
  const { add } = yield* JobChanges
  yield* add(id, { _tag: "rework", direction: "by", number, cause })
  yield* add(newId, { _tag: "created", number })
  yield* add(newId, { _tag: "rework", direction: "of", number: kept.number, cause })
  return comeback
})

/** Takes a comeback that is deleted off the job whose work it redid, or puts it back there. */
export const noteOnOriginal = Effect.fn("noteOnOriginal")(function* (
  { id, number, reworkOf }: Pick<Job, "id" | "number" | "reworkOf">,
  isBack: boolean
) {
  if (reworkOf === null) return
  const jobs = yield* Jobs
  // It stays while it has comebacks, and is locked from here on.
  const original = yield* Effect.orDie(jobs.open(reworkOf.id))
  const others = original.reworks.filter((one) => one.id !== id)
  const reworks = isBack ? [...others, { id, number, cause: reworkOf.cause }] : others
  yield* Effect.orDie(jobs.save(withFacts(original, { reworks }, { disableChecks: true })))
})
