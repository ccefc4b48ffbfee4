import { Effect, Option } from "effect"
import { JobChanges } from "./JobChanges.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { traced } from "#domain/shared/traced.ts"
import { settle } from "./settle.ts"
import { balanceOf } from "#domain/payments/balance.ts"
import { bookInstallers } from "./bookInstallers.ts"
import { daysOf, guardDays } from "./guardDays.ts"
import { guardInstallers } from "./guardInstallers.ts"
import { Job } from "./Job.ts"
import type { JobDraft } from "./JobDraft.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { keepCosts } from "./keepCosts.ts"
import { keepTaxes } from "./keepTaxes.ts"
import { Jobs } from "./Jobs.ts"

/** A new job begins as a quote, with the shop's next number. */
export const createJob = traced("createJob")(function* (typed: JobDraft) {
  const asker = Option.getOrUndefined(yield* Effect.serviceOption(CurrentUser))
  const draft = { ...typed, lines: yield* keepTaxes(asker, keepCosts(asker, typed.lines)) }
  yield* guardInstallers(draft.install.installers)
  const jobs = yield* Jobs
  const id = JobId.make(yield* (yield* NewId).next)
  const { install, keepBookings } = yield* bookInstallers(id, draft)
  // Asked together: a number that a refused quote does not use is given again.
  const [{ today, ...settled }, number] = yield* Effect.all([settle(draft), jobs.nextNumber("job")], { concurrency: 2 })
  yield* guardDays(daysOf(draft), today)
  // The draft was decoded, and the rest is worked out here: nothing is left to be asked of it.
  const job = new Job(
    {
      ...draft,
      ...settled,
      id,
      install,
      version: 1,
      number,
      stage: "quote",
      quotedOn: today,
      invoicedOn: "",
      invoiceNumber: null,
      payments: [],
      balance: balanceOf(settled.totals, [])
    },
    { disableChecks: true }
  )
  yield* jobs.add(job)
  yield* keepBookings
  yield* (yield* JobChanges).add(job.id, { _tag: "created", number: job.number })
  return job
})
