import { Clock, Effect } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { guardStep } from "./guardStep.ts"
import { areAllFinished, type InstallStep, installProgress, takeInstallStep } from "./installTimes.ts"
import { withFacts } from "./Job.ts"
import { JobChanges, noteChanges } from "./JobChanges.ts"
import { InstallNotStarted, JobNotFound, NotInstalling } from "./jobFailures.ts"
import { Jobs } from "./Jobs.ts"
import { sees, workOf } from "./seenBy.ts"
import { asker } from "./visibleJob.ts"

/** A phone without a signal sends a step later than it was taken; a clock further off than this is not believed. */
const longestWait = 7 * 24 * 60 * 60_000

/**
 * An installer starts or finishes their own work, or takes that back. It asks for no version, as nobody else says it, and
 * counts once however often it is sent. The work is done once everybody who began has finished; who goes on after all
 * opens it again. An invoice stands.
 */
export const stepInstall = Effect.fn("stepInstall")(function* ({
  id,
  step,
  at
}: {
  readonly id: JobId
  readonly step: InstallStep
  readonly at?: number
}) {
  const jobs = yield* Jobs
  const person = yield* asker
  const opened = yield* jobs.open(id)
  if (!sees(person, opened)) return yield* new JobNotFound({ id })
  const { installers } = opened.install
  if (installProgress(installers, person.id) === "none") return yield* new NotInstalling({ number: opened.number })
  const kept = yield* guardStep("work", opened)
  const customer = yield* (yield* Customers).get(kept.customerId).pipe(Effect.orDie)
  const now = yield* Clock.currentTimeMillis
  const taken = takeInstallStep(
    installers,
    person.id,
    step,
    at === undefined || at > now || at < now - longestWait ? now : at
  )
  if (taken === "done") return workOf(kept, customer)
  if (taken === "notStarted") return yield* new InstallNotStarted({ number: kept.number })
  const complete =
    step === "finish"
      ? kept.install.complete || areAllFinished(taken.rows)
      : step === "undoFinish"
        ? false
        : kept.install.complete
  const saved = yield* jobs
    .save(withFacts(kept, { install: { ...kept.install, installers: taken.rows, complete } }))
    .pipe(Effect.catchTag("JobChanged", Effect.die))
  yield* (yield* JobChanges).add(id, { _tag: "install", step, at: taken.at })
  // The times have an entry of their own.
  yield* noteChanges(
    withFacts(kept, { install: { ...kept.install, installers: taken.rows } }, { disableChecks: true }),
    saved
  )
  return workOf(saved, customer)
})
