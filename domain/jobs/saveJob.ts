import { Effect, Option } from "effect"
import { CurrentUser, type SignedInUser } from "#domain/access/CurrentUser.ts"
import { mayWriteTax } from "#domain/access/mayEnter.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { balanceOf } from "#domain/payments/balance.ts"
import { Products } from "#domain/products/Products.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { traced } from "#domain/shared/traced.ts"
import { bookInstallers, guardInstallers } from "./bookInstallers.ts"
import { daysOf, guardDays } from "./guardDays.ts"
import { Job } from "./Job.ts"
import { JobChanges, noteChanges } from "./JobChanges.ts"
import type { JobDraft } from "./JobDraft.ts"
import { InvoiceStands } from "./jobFailures.ts"
import { Jobs } from "./Jobs.ts"
import { answerTo } from "./signedContent.ts"
import { sightOf } from "./seenBy.ts"
import { settle } from "./settle.ts"

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

/**
 * Lines to be kept, each with its cost: as sent by those who may know it; as it stands, 0 on a new line, where it was
 * left out or is not theirs to say, and where nobody signed in is asking.
 */
export const keepCosts = (
  person: Pick<SignedInUser, "roles"> | undefined,
  sent: ReadonlyArray<EstimateLine>,
  standing: ReadonlyArray<EstimateLine> = []
): ReadonlyArray<EstimateLine> => {
  const mayWrite = person !== undefined && sightOf(person) === "all"
  const costs = new Map(standing.map(({ id, cost }) => [id, cost]))
  return sent.map((line) => ({ ...line, cost: (mayWrite ? line.cost : undefined) ?? costs.get(line.id) ?? 0 }))
}

/**
 * Lines to be kept, each taxable or not: as sent by those who may say so; from others as it stands, and on a new line
 * by rule: taxed, unless it is a product of the shop that is not (Z4).
 */
export const keepTaxes = traced("keepTaxes")(function* (
  person: Pick<SignedInUser, "roles"> | undefined,
  sent: ReadonlyArray<EstimateLine>,
  standing: ReadonlyArray<EstimateLine> = []
) {
  if (mayWriteTax(person)) return sent
  const kept = new Map(standing.map((line) => [line.id, line]))
  // A line that became another product is a new one to the tax office.
  const before = (line: EstimateLine) => {
    const known = kept.get(line.id)
    return known?.partNumber === line.partNumber ? known : undefined
  }
  const codes = [
    ...new Set(
      sent
        .filter((line) => before(line) === undefined)
        .map(({ partNumber }) => partNumber.trim())
        .filter((code) => code !== "")
    )
  ]
  const notTaxed = new Set(
    codes.length === 0 ? [] : (yield* (yield* Products).notTaxed(codes)).map((code) => code.toLowerCase())
  )
  return sent.map((line) => ({
    ...line,
    taxable: before(line)?.taxable ?? !notTaxed.has(line.partNumber.trim().toLowerCase())
  }))
})
