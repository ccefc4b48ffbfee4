import { Clock, Effect } from "effect"
import { creditInvoice } from "#domain/jobs/creditInvoice.ts"
import { createJob } from "#domain/jobs/createJob.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { PaymentId } from "#domain/jobs/Payment.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { owedBy } from "#domain/jobs/settle.ts"
import { turnIntoInvoice } from "#domain/jobs/turnIntoInvoice.ts"
import { turnIntoWorkOrder } from "#domain/jobs/turnIntoWorkOrder.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { daysAfter, todayIn } from "#domain/shared/Today.ts"
import { clockOn } from "./clockOn.ts"
import { carOf, draftFor, type Shop } from "./draftFor.ts"
import type { DemoJob } from "./jobs.ts"
import { seedFiles } from "./seedFiles.ts"
import { seedMessages } from "./seedMessages.ts"
import { signOrder } from "./signOrder.ts"

/** Quoted this many days before the glass goes in, unless said otherwise. */
const quotedBefore = 4

/** All at once over one connection, which answers in the order of asking: numbers follow days, and nothing waits. */
const together = { concurrency: "unbounded" } as const

/** Brings a shop's jobs as far as each has come, through the same verbs that people use, each on the day it happened. */
export const seedJobs = Effect.fn("seedJobs")(function*(shop: Shop, demoJobs: ReadonlyArray<DemoJob>) {
  const now = yield* Clock.currentTimeMillis
  const today = yield* todayIn(shop.locations[0]!.timeZone)
  const onDay = (days: number) => Effect.provideService(Clock.Clock, clockOn(now, Math.min(days, 0)))
  const cars = new Map((yield* Effect.forEach(new Set(demoJobs.map(({ vin }) => vin)), carOf)).map((car) => [car.vin, car]))

  const quotes = yield* Effect.forEach([...demoJobs].sort((one, other) => quotedOn(one) - quotedOn(other)), (demo) =>
    createJob(draftFor(shop, demo, cars.get(demo.vin)!, daysAfter(today, demo.installIn))).pipe(onDay(quotedOn(demo)), Effect.map((job) => ({ demo, job }))), together)
  const orders = yield* Effect.forEach(quotes.filter(({ demo }) => demo.stage !== "quote"), ({ demo, job }) =>
    order(job).pipe(onDay(quotedOn(demo) + 1), Effect.map((ordered) => ({ demo, job: ordered }))), together)
  // The latest only: their pictures are drawn, which takes a moment each.
  const pictured = orders.filter(({ demo }) => demo.chips === undefined).slice(-6)
  yield* Effect.forEach(pictured, ({ demo, job }, nth) => seedFiles(job, nth).pipe(onDay(quotedOn(demo) + 1)), { discard: true })
  const done = orders.filter(({ demo }) => demo.stage === "invoice").sort((one, other) => one.demo.installIn - other.demo.installIn)
  yield* Effect.forEach(done.slice(-40), ({ demo, job }) => signOrder(job).pipe(onDay(demo.installIn)), { ...together, discard: true })
  const invoices = yield* Effect.forEach(done, ({ demo, job: { id, version } }) =>
    turnIntoInvoice({ id, version }).pipe(onDay(demo.installIn), Effect.flatMap((invoice) => collect(invoice, demo.paid))), together)
  const wrong = invoices.findLast(({ payments }) => payments.length === 0)
  yield* seedMessages(quotes.filter(({ demo }) => demo.stage === "quote").map(({ job }) => job))
  if (wrong !== undefined) yield* creditInvoice({ id: wrong.id, version: wrong.version, reason: "Billed to the wrong company", rebill: true })
})

const quotedOn = ({ quotedIn, installIn }: DemoJob) => quotedIn ?? installIn - quotedBefore

const order = ({ id, version, install: { date, timeFrame } }: Job) => turnIntoWorkOrder({ id, version, date, timeFrame })

const collect = Effect.fnUntraced(function*(job: Job, paid: DemoJob["paid"]) {
  let collected = job
  const payers = paid === "all" ? ["customer", "insurer"] as const : paid === "deductible" ? ["customer"] as const : []
  for (const payer of payers) {
    const amountReceived = owedBy(payer, job.totals, job.payments)
    if (amountReceived === 0) continue
    const paymentId = PaymentId.make(yield* (yield* NewId).next)
    const source = payer === "insurer" ? "Insurer EFT" : "Card terminal"
    collected = yield* recordPayment({ id: job.id, paymentId, payer, amountReceived, collectionDate: job.invoicedOn, source, description: "" })
  }
  return collected
})
