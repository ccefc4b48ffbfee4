import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { changeJob, createJob } from "#domain/jobs/saveJob.ts"
import { draftOfJob } from "#domain/jobs/creditInvoice.ts"
import { DayOutOfRange } from "#domain/jobs/jobFailures.ts"
import { emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { moveJobs } from "#domain/jobs/moveJobs.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { sampleDraft, inDemo, twoMemoryShops } from "./stages/shopWithCustomer.ts"

describe("implausible dates", () => {
  it.effect("are rejected at their field, but kept if already saved", () =>
    Effect.gen(function* () {
      const { draft } = yield* sampleDraft()
      const installed = (date: string) => ({ ...draft, install: { ...draft.install, date } })
      const insured = (days: { readonly dateOfLoss?: string; readonly referralDate?: string }) => ({
        ...draft,
        insurance: { ...emptyInsurance, company: "Saguaro Mutual", ...days }
      })
      const refusals = [
        [installed("1901-01-01"), "install.date", "day.tooEarly"],
        [installed("2099-01-01"), "install.date", "day.tooLate"],
        [insured({ dateOfLoss: "2099-01-01" }), "insurance.dateOfLoss", "day.future"],
        [insured({ dateOfLoss: "2026-11-22" }), "insurance.dateOfLoss", "day.future"],
        [insured({ dateOfLoss: "1901-01-01" }), "insurance.dateOfLoss", "day.tooEarly"],
        [insured({ referralDate: "2036-11-22" }), "insurance.referralDate", "day.future"]
      ] as const
      for (const [typed, path, reason] of refusals) {
        const refused = yield* Effect.flip(createJob(typed))
        assert.instanceOf(refused, DayOutOfRange)
        assert.deepInclude(refused, { path, reason })
      }
      for (const typed of [
        installed("2026-11-21"),
        installed("2028-06-01"),
        installed("2024-05-02"),
        insured({ dateOfLoss: "2026-11-21" })
      ])
        yield* createJob(typed)

      const job = yield* createJob(draft)
      const asOpened = { id: job.id, version: job.version }
      assert.deepInclude(yield* Effect.flip(changeJob({ ...installed("1901-01-01"), ...asOpened })), {
        _tag: "DayOutOfRange",
        path: "install.date"
      })
      assert.deepInclude(yield* Effect.flip(convertToWorkOrder({ ...asOpened, date: "2099-01-01", timeFrame: "" })), {
        _tag: "DayOutOfRange",
        path: "install.date"
      })
      assert.deepInclude(yield* Effect.flip(moveJobs.applyToOne(job.id, { date: "1901-01-01" })), {
        _tag: "DayOutOfRange",
        path: "install.date"
      })
      const payment = {
        id: job.id,
        paymentId: PaymentId.make("0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
        payer: "customer" as const,
        source: "Cash",
        amountReceived: 100,
        description: ""
      }
      assert.deepInclude(yield* Effect.flip(recordPayment({ ...payment, collectionDate: "2036-11-22" })), {
        _tag: "DayOutOfRange",
        path: "collectionDate",
        reason: "day.future",
        limit: "2026-11-21"
      })

      // A job saved when any date was accepted can still be saved.
      const jobs = yield* Jobs
      const old = yield* jobs.save({ ...(yield* jobs.get(job.id)), install: { ...job.install, date: "1901-01-01" } })
      yield* changeJob({ ...draftOfJob(old), id: old.id, version: old.version, partsStatus: "complete" })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
