import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { reopenJob, stockRequired, convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { changeJobWork } from "#domain/jobs/jobsHandlers.ts"
import { creditInvoice, draftOfJob } from "#domain/jobs/creditInvoice.ts"
import { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { changeJob } from "#domain/jobs/saveJob.ts"
import { blockersOf, type JobStep, type Staged } from "#domain/jobs/stageRules.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { Products } from "#domain/products/Products.ts"
import { freshProduct } from "#tests/contracts/fresh.ts"
import { sampleQuote, inDemo, seller, twoMemoryShops } from "./shopWithCustomer.ts"

const today = "2026-11-21"

/** What users do with a job. `pay`, `unprice`, and `receive` change the conditions of its steps. */
const Deed = Schema.Literals([
  "accept",
  "acceptOpen",
  "invoice",
  "reopen",
  "credit",
  "change",
  "unprice",
  "receive",
  "work",
  "pay"
])
type Deed = typeof Deed.Type

/** The step an action represents, and the job as the request sends it. */
const askedBy = (deed: Deed, job: Job): readonly [JobStep, Staged] | undefined => {
  const dated = (date: string) => ({ ...job, install: { ...job.install, date } })
  if (deed === "accept") return ["accept", dated("2026-12-01")]
  if (deed === "acceptOpen") return ["accept", dated("")]
  if (deed === "unprice" || deed === "receive") return ["change", job]
  return deed === "pay" ? undefined : [deed, job]
}

const done = (deed: Deed, job: Job) => {
  const at = { id: job.id, version: job.version }
  const lines =
    deed === "unprice"
      ? job.lines.map((line) => ({ ...line, rule: "priceRequired" as const, netPrice: 0 }))
      : job.lines.map((line) => ({
          ...line,
          status: deed === "receive" ? ("received" as const) : line.status,
          netPrice: line.netPrice || 5_000
        }))
  switch (deed) {
    case "accept":
      return convertToWorkOrder({ ...at, date: "2026-12-01", timeFrame: "" })
    case "acceptOpen":
      return convertToWorkOrder({ ...at, date: "", timeFrame: "" })
    case "invoice":
      return convertToInvoice(at)
    case "reopen":
      return reopenJob(at)
    case "credit":
      return creditInvoice({ ...at, reason: "Wrong insurer", rebill: false })
    case "work":
      return changeJobWork({ ...at, lines: [], notes: "Gate code", complete: true })
    case "pay":
      return recordPayment({
        id: job.id,
        paymentId: PaymentId.make(crypto.randomUUID()),
        payer: "customer",
        collectionDate: today,
        source: "cash",
        amountReceived: 100,
        description: ""
      })
    default:
      return changeJob({ ...draftOfJob(job), ...at, lines })
  }
}

describe("any sequence of steps", () => {
  const codec = Schema.toCodecJson(Job)

  it.effect.prop(
    "is rejected exactly if the rules name a blocker, and never leaves an invalid job",
    [Schema.Array(Deed).check(Schema.isMaxLength(12)), Schema.Boolean],
    ([deeds, isStockRequired]) =>
      Effect.gen(function* () {
        const { id, lines } = yield* sampleQuote()
        if (isStockRequired)
          yield* (yield* Products).add(
            freshProduct({ productCode: lines[0]!.partNumber, requireStockBeforeInvoice: true })
          )
        const { get } = yield* Jobs
        for (const deed of deeds) {
          const job = yield* get(id)
          const step = askedBy(deed, job)
          const expected =
            step === undefined
              ? undefined
              : blockersOf(...step, { today, stockRequired: yield* stockRequired(job) })[0]?.failure
          const result = yield* Effect.result(
            (done(deed, job) as Effect.Effect<unknown, { readonly _tag: string }, CurrentUser>).pipe(
              Effect.provideService(CurrentUser, seller)
            )
          )
          if (step !== undefined)
            assert.deepStrictEqual(
              result._tag === "Failure" ? result.failure : undefined,
              expected,
              `${deed} ${job.stage}`
            )
          const now = yield* get(id)
          assert.deepStrictEqual(
            Schema.decodeUnknownSync(codec)(JSON.parse(JSON.stringify(Schema.encodeSync(codec)(now)))),
            now
          )
        }
      }).pipe(inDemo, Effect.provide(twoMemoryShops)) as Effect.Effect<void>
  )
})
