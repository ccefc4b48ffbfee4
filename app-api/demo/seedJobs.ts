import { Clock, Effect } from "effect"
import { convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { creditInvoice } from "#domain/jobs/creditInvoice.ts"
import type { Invoice, Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { amountOwed } from "#domain/payments/balance.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { dayOf, todayIn } from "#domain/shared/Day.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { installDay } from "./demoDays.ts"
import { carOf, draftFor } from "./draftFor.ts"
import { clockAt } from "./instants.ts"
import type { DemoJob } from "./jobs.ts"
import { seedFiles } from "./seedFiles.ts"
import { seedMessages } from "./seedMessages.ts"
import { signOrder } from "./signOrder.ts"
import { timed } from "./timed.ts"
import { seedYears } from "./years/seedYears.ts"
import type { YearsShop } from "./years/Story.ts"

/** Pipelines all requests over one connection, which answers in order: numbers follow dates, and nothing waits. */
const together = { concurrency: "unbounded" } as const

/**
 * Creates a shop's jobs and advances each to its stage through the regular operations, dated when each happened,
 * interleaved with `count` others over eighteen months.
 */
export const seedJobs = Effect.fn("seedJobs")(function* (
  shop: YearsShop,
  demoJobs: ReadonlyArray<DemoJob>,
  count: number
) {
  const now = yield* Clock.currentTimeMillis
  const { timeZone } = shop.locations[0]!
  const today = yield* todayIn(timeZone)
  const told = timed(demoJobs, { installers: shop.installers, now, timeZone, today })
  const at = (instant: number) => Effect.provideService(Clock.Clock, clockAt(instant))
  const cars = new Map(
    (yield* Effect.forEach(new Set(demoJobs.map(({ vin }) => vin)), carOf)).map((car) => [car.vin, car])
  )
  const { of, book } = yield* seedYears(shop, count, told, now)

  const quotes = yield* Effect.forEach(
    told.map((one) => ({ ...one, numbers: of(one) })),
    (one) =>
      createJob(
        draftFor(shop, one.demo, cars.get(one.vin)!, installDay(one.demo, today), dayOf(one.quotedAt, timeZone))
      ).pipe(
        withNumber(one.numbers.job),
        at(one.quotedAt),
        Effect.map((job) => ({ ...one, job }))
      ),
    together
  )
  const orders = yield* Effect.forEach(
    quotes.filter(({ demo }) => demo.stage !== "quote"),
    (one) =>
      order(one.job).pipe(
        at(one.orderedAt),
        Effect.map((job) => ({ ...one, job }))
      ),
    together
  )
  // Only the latest, because drawing pictures takes a moment each.
  const pictured = orders
    .filter(({ demo }) => demo.chips === undefined)
    .toSorted((one, other) => one.quotedAt - other.quotedAt)
    .slice(-6)
  yield* Effect.forEach(pictured, ({ job, orderedAt }, nth) => seedFiles(job, nth).pipe(at(orderedAt)), {
    discard: true
  })
  yield* book
  const done = orders
    .filter(({ demo }) => demo.stage === "invoice")
    .sort((one, other) => one.installedAt - other.installedAt)
  yield* Effect.forEach(done.slice(-40), ({ installedAt, job }) => signOrder(job).pipe(at(installedAt)), {
    ...together,
    discard: true
  })
  const invoices = yield* Effect.forEach(
    done,
    (one) =>
      convertToInvoice(one.job).pipe(
        withNumber(one.numbers.invoice ?? 0),
        at(one.invoicedAt ?? now),
        Effect.flatMap((invoice) => at(one.invoicedAt ?? now)(collect(invoice, one.demo.paid)))
      ),
    together
  )
  const wrong = invoices.findLast(({ payments }) => payments.length === 0)
  yield* seedMessages(
    quotes
      .filter(({ demo }) => demo.stage === "quote")
      .toSorted((one, other) => one.quotedAt - other.quotedAt)
      .map(({ job }) => job)
  )
  if (wrong !== undefined)
    yield* creditInvoice({ id: wrong.id, version: wrong.version, reason: "Billed to the wrong company", rebill: true })
})

const order = ({ id, version, install: { date, timeFrame } }: Job) =>
  convertToWorkOrder({ id, version, date, timeFrame })

const collect = Effect.fnUntraced(function* (job: Invoice, paid: DemoJob["paid"]) {
  let collected: Job = job
  const payers =
    paid === "all" ? (["customer", "insurer"] as const) : paid === "deductible" ? (["customer"] as const) : []
  for (const payer of payers) {
    const amountReceived = amountOwed(payer, job.totals, job.payments)
    if (amountReceived === 0) continue
    const paymentId = PaymentId.make(yield* (yield* NewId).next)
    const source = payer === "insurer" ? "Insurer EFT" : "Card terminal"
    collected = yield* recordPayment({
      id: job.id,
      paymentId,
      payer,
      amountReceived,
      collectionDate: job.invoicedOn,
      source,
      description: ""
    })
  }
  return collected
})

/** Runs work on a job with a reserved number instead of the shop's next one. */
const withNumber =
  (number: number) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.flatMap(Jobs, (jobs) =>
      Effect.provideService(work, Jobs, Jobs.of({ ...jobs, nextNumber: () => Effect.succeed(number) }))
    )
