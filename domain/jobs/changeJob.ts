import { Effect } from "effect"
import { Job } from "./Job.ts"
import type { JobDraft } from "./JobDraft.ts"
import { InvoiceStands } from "./jobFailures.ts"
import type { JobId } from "./JobId.ts"
import { Jobs } from "./Jobs.ts"
import { balanceOf, settle } from "./settle.ts"

/** Saves a job as it was opened at `version`, priced anew as of today. An invoice no longer changes. */
export const changeJob = Effect.fn("changeJob")(
  function*({ id, version, ...draft }: JobDraft & { readonly id: JobId; readonly version: number }) {
    const jobs = yield* Jobs
    const kept = yield* jobs.open(id)
    if (kept.stage === "invoice") return yield* new InvoiceStands({ number: kept.number })
    const { today, ...settled } = yield* settle(draft)
    return yield* jobs.save(new Job({ ...kept, ...draft, ...settled, version, quotedOn: today, balance: balanceOf(settled.totals, kept.payments) }))
  }
)
