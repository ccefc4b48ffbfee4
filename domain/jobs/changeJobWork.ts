import { Effect } from "effect"
import { noteChanges } from "./JobChanges.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { withFacts } from "./Job.ts"
import { JobNotFound } from "./jobFailures.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "./Jobs.ts"
import { type JobWorkDraft, JobWorkChanged } from "./jobWorkApi.ts"
import { asker } from "./visibleJob.ts"
import { sees, workOf } from "./seenBy.ts"
import { guardStep } from "./guardStep.ts"

/** What was done on a job, from its installer or the office: no price changes with it. An invoice stands. */
export const changeJobWork = Effect.fn("changeJobWork")(function* ({
  id,
  version,
  lines: done,
  notes,
  complete
}: JobWorkDraft & { readonly id: JobId; readonly version: number }) {
  const jobs = yield* Jobs
  const opened = yield* jobs.open(id)
  if (!sees(yield* asker, opened)) return yield* new JobNotFound({ id })
  const customer = yield* (yield* Customers).get(opened.customerId).pipe(Effect.orDie)
  if (opened.version !== version) return yield* new JobWorkChanged({ current: workOf(opened, customer) })
  const kept = yield* guardStep("work", opened)
  const lines = kept.lines.map((line) => ({ ...line, ...done.find((one) => one.id === line.id) }))
  const saved = yield* jobs
    .save(withFacts(kept, { lines, install: { ...kept.install, notes, complete } }))
    .pipe(
      Effect.catchTag("JobChanged", ({ current }) =>
        Effect.fail(new JobWorkChanged({ current: workOf(current, customer) }))
      )
    )
  return workOf(yield* noteChanges(kept, saved), customer)
})
