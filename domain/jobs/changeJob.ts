import { Effect, Option } from "effect"
import { noteChanges } from "./noteChanges.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { bookInstallers } from "./bookInstallers.ts"
import { daysOf, guardDays } from "./guardDays.ts"
import { guardInstallers } from "./guardInstallers.ts"
import { Job } from "./Job.ts"
import type { JobDraft } from "./JobDraft.ts"
import { InvoiceStands } from "./jobFailures.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { keepCosts } from "./keepCosts.ts"
import { keepTaxes } from "./keepTaxes.ts"
import { Jobs } from "./Jobs.ts"
import { answerTo } from "./offerOf.ts"
import { settle } from "./settle.ts"
import { balanceOf } from "#domain/payments/balance.ts"

/** Saves a job as it was opened at `version`, priced anew as of today. An invoice no longer changes. */
export const changeJob = Effect.fn("changeJob")(function* ({
  id,
  version,
  ...typed
}: JobDraft & { readonly id: JobId; readonly version: number }) {
  const jobs = yield* Jobs
  const kept = yield* jobs.openAt(id, version)
  if (kept.stage === "invoice") return yield* new InvoiceStands({ number: kept.number })
  const asker = Option.getOrUndefined(yield* Effect.serviceOption(CurrentUser))
  const draft = { ...typed, lines: yield* keepTaxes(asker, keepCosts(asker, typed.lines, kept.lines), kept.lines) }
  yield* guardInstallers(draft.install.installers, kept.install.installers)
  const { today, ...settled } = yield* settle(draft, kept.locationId)
  yield* guardDays(daysOf(draft), today, daysOf(kept))
  const { install, keepBookings } = yield* bookInstallers(id, draft, kept)
  const priced = new Job({
    ...kept,
    ...draft,
    ...settled,
    install,
    version,
    quotedOn: today,
    balance: balanceOf(settled.totals, kept.payments)
  })
  const saved = yield* jobs.save(new Job({ ...priced, answer: answerTo(kept, priced) }))
  yield* keepBookings
  return yield* noteChanges(kept, saved)
})
