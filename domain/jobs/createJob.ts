import { Effect } from "effect"
import { NewId } from "#domain/shared/NewId.ts"
import { balanceOf, settle } from "./settle.ts"
import { Job } from "./Job.ts"
import type { JobDraft } from "./JobDraft.ts"
import { JobId } from "./JobId.ts"
import { Jobs } from "./Jobs.ts"

/** A new job begins as a quote, with the shop's next number. */
export const createJob = Effect.fn("createJob")(function*(draft: JobDraft) {
  const { today, ...settled } = yield* settle(draft)
  const jobs = yield* Jobs
  const job = new Job({
    ...draft,
    ...settled,
    id: JobId.make(yield* (yield* NewId).next),
    version: 1,
    number: yield* jobs.nextNumber("job"),
    stage: "quote",
    quotedOn: today,
    invoicedOn: "",
    invoiceNumber: null,
    payments: [],
    balance: balanceOf(settled.totals, [])
  })
  yield* jobs.add(job)
  return job
})
