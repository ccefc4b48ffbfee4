import { Clock, Effect } from "effect"
import { CurrentUser, requireUser } from "#domain/access/CurrentUser.ts"
import { isInstallerOnly, hasSalesRole } from "#domain/access/hasAccess.ts"
import { runUndoable } from "#domain/bulk-actions/runUndoable.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { Customers } from "#domain/customers/Customers.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Stage, withFields } from "./Job.ts"
import { JobChanges, recordHistory } from "./JobChanges.ts"
import { JobFigures } from "./JobFigures.ts"
import { Jobs } from "./Jobs.ts"
import { adjustBalance, reverseAdjustment } from "./adjustBalance.ts"
import {
  deleteLost,
  JobWorkChanged,
  type JobWorkDraft,
  listStockRequired,
  postAdjustment,
  postAdjustmentReversal,
  postCredit,
  postInstallStep,
  postLost,
  postReopen,
  postRework,
  putJobWork
} from "./jobStepsApi.ts"
import { reopenJob, stockRequired, convertToInvoice, convertToWorkOrder } from "./changeStage.ts"
import { creditInvoice, reworkJob } from "./creditInvoice.ts"
import { deleteQuotes, markQuoteLost, markQuotesLost, reopenQuote } from "./endQuotes.ts"
import { areAllFinished, installProgress, type InstallStep, applyInstallStep } from "./JobInstall.ts"
import { InstallNotStarted, JobNotFound, NotInstalling } from "./jobFailures.ts"
import { type GuardInstall, guardStep } from "./jobGuards.ts"
import {
  type Colleague,
  findJobsLike,
  getJobChoices,
  listDayInstalls,
  listInstallers,
  listSalespeople,
  listStagePiles,
  postJobsMove,
  postQuotesDelete,
  postQuotesLost
} from "./jobListApi.ts"
import { deleteQuote, getJob, listJobs, postInvoice, postJob, postPayment, postWorkOrder, putJob } from "./jobsApi.ts"
import { moveJobs } from "./moveJobs.ts"
import { recordPayment } from "./recordPayment.ts"
import { changeJob, createJob } from "./saveJob.ts"
import {
  restrictSearch,
  getVisibleJob,
  listVisibleJobs,
  canSeeJob,
  jobAccessLevel,
  explainConflict,
  toJobWork
} from "./jobVisibility.ts"

const asColleague = ({ id, firstName, lastName, active }: User): Colleague => ({ id, firstName, lastName, active })

/** Handlers of the job endpoints. `guardInstall` applies the scheduling rules when a job is saved. */
export const jobsHandlers = <R>(guardInstall: GuardInstall<R>) => [
  handle(listJobs, listVisibleJobs),
  handle(getJob, getVisibleJob),
  handle(postJob, (draft) => createJob(draft, guardInstall)),
  handle(putJob, (change) => Effect.catchTag(changeJob(change, guardInstall), "JobChanged", explainConflict)),
  handle(deleteQuote, ({ id }) => Effect.map(runUndoable(deleteQuotes, id, {}), (undoId) => ({ undoId }))),
  handle(putJobWork, changeJobWork),
  handle(postInstallStep, stepInstall),
  handle(postWorkOrder, convertToWorkOrder),
  handle(postInvoice, convertToInvoice),
  handle(postPayment, recordPayment)
]

export const jobStepsHandlers = [
  handle(listStockRequired, (asked) => Effect.flatMap(getVisibleJob(asked), stockRequired)),
  handle(postReopen, reopenJob),
  handle(postCredit, creditInvoice),
  handle(postRework, reworkJob),
  handle(postLost, markQuoteLost),
  handle(deleteLost, reopenQuote),
  handle(postAdjustment, adjustBalance),
  handle(postAdjustmentReversal, reverseAdjustment)
]

export const jobLookupHandlers = [
  handle(listInstallers, () =>
    Effect.map(
      Users.use((users) => users.list),
      (people) => people.filter(({ roles }) => roles.includes("installer")).map(asColleague)
    )
  ),
  handle(listSalespeople, () =>
    Effect.map(
      Users.use((users) => users.list),
      (people) => people.filter(hasSalesRole).map(asColleague)
    )
  ),
  handle(listDayInstalls, ({ day }) =>
    Effect.gen(function* () {
      const user = yield* CurrentUser
      const installs = yield* (yield* Jobs).installsOn(day)
      return user !== undefined && isInstallerOnly(user)
        ? installs.filter(({ userId }) => userId === user.id)
        : installs
    })
  ),
  handle(findJobsLike, (search) => Jobs.use((jobs) => jobs.related(search)))
]

export const jobListHandlers = [
  handle(listStagePiles, (filters) =>
    Effect.gen(function* () {
      const person = yield* requireUser
      const piles = yield* (yield* JobFigures).totals(
        Stage.literals.map((stage) => restrictSearch(person, { ...filters, stage }))
      )
      return piles.map(({ count, total }, at) => ({
        stage: Stage.literals[at]!,
        count,
        ...(jobAccessLevel(person) === "work" ? {} : { total })
      }))
    })
  ),
  handle(getJobChoices, () => JobFigures.use(({ choices }) => choices)),
  handle(postJobsMove, startBulk(moveJobs)),
  handle(postQuotesDelete, startBulk(deleteQuotes)),
  handle(postQuotesLost, startBulk(markQuotesLost))
]

/**
 * Saves what was done on a job, as recorded by its installer or the office. Prices do not change, and invoices are
 * rejected.
 */
export const changeJobWork = Effect.fn("changeJobWork")(function* ({
  id,
  version,
  lines: done,
  notes,
  complete
}: JobWorkDraft & { readonly id: JobId; readonly version: number }) {
  const jobs = yield* Jobs
  const opened = yield* jobs.getForUpdate(id)
  if (!canSeeJob(yield* requireUser, opened)) return yield* new JobNotFound({ id })
  const customer = yield* (yield* Customers).get(opened.customerId).pipe(Effect.orDie)
  if (opened.version !== version) return yield* new JobWorkChanged({ current: toJobWork(opened, customer) })
  const kept = yield* guardStep("work", opened)
  const lines = kept.lines.map((line) => ({ ...line, ...done.find((one) => one.id === line.id) }))
  const saved = yield* jobs
    .save(withFields(kept, { lines, install: { ...kept.install, notes, complete } }))
    .pipe(
      Effect.catchTag("JobChanged", ({ current }) =>
        Effect.fail(new JobWorkChanged({ current: toJobWork(current, customer) }))
      )
    )
  return toJobWork(yield* recordHistory(kept, saved), customer)
})

/** A step taken while the phone was offline arrives late. Times further off than this are not trusted. */
const maxOfflineDelay = 7 * 24 * 60 * 60_000

/**
 * Starts or finishes an installer's own work, or undoes that. It needs no version, because only the installer records
 * it, and is idempotent. The work is done once everyone who started has finished; undoing a finish reopens it. Invoices
 * are rejected.
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
  const person = yield* requireUser
  const opened = yield* jobs.getForUpdate(id)
  if (!canSeeJob(person, opened)) return yield* new JobNotFound({ id })
  const { installers } = opened.install
  if (installProgress(installers, person.id) === "none") return yield* new NotInstalling({ number: opened.number })
  const kept = yield* guardStep("work", opened)
  const customer = yield* (yield* Customers).get(kept.customerId).pipe(Effect.orDie)
  const now = yield* Clock.currentTimeMillis
  const taken = applyInstallStep(
    installers,
    person.id,
    step,
    at === undefined || at > now || at < now - maxOfflineDelay ? now : at
  )
  if (taken === "done") return toJobWork(kept, customer)
  if (taken === "notStarted") return yield* new InstallNotStarted({ number: kept.number })
  const complete =
    step === "finish"
      ? kept.install.complete || areAllFinished(taken.rows)
      : step === "undoFinish"
        ? false
        : kept.install.complete
  const saved = yield* jobs
    .save(withFields(kept, { install: { ...kept.install, installers: taken.rows, complete } }))
    .pipe(Effect.catchTag("JobChanged", Effect.die))
  yield* (yield* JobChanges).add(id, { _tag: "install", step, at: taken.at })
  // Start and finish times have their own timeline entry.
  yield* recordHistory(
    withFields(kept, { install: { ...kept.install, installers: taken.rows } }, { disableChecks: true }),
    saved
  )
  return toJobWork(saved, customer)
})
