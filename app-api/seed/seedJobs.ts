import { Effect } from "effect"
import type { Customer } from "#domain/customers/Customer.ts"
import { createJob } from "#domain/jobs/createJob.ts"
import type { EstimateLine } from "#domain/jobs/EstimateLine.ts"
import type { EstimateWords } from "#domain/jobs/EstimateWords.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { linesForGlass } from "#domain/jobs/linesForGlass.ts"
import { type Payment, PaymentId } from "#domain/jobs/Payment.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { owedBy } from "#domain/jobs/settle.ts"
import { turnIntoInvoice } from "#domain/jobs/turnIntoInvoice.ts"
import { turnIntoWorkOrder } from "#domain/jobs/turnIntoWorkOrder.ts"
import type { Location } from "#domain/locations/Location.ts"
import { Nags } from "#domain/nags/Nags.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { daysAfter, todayIn } from "#domain/shared/Today.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import type { DemoJob } from "./jobs.ts"

interface Shop {
  readonly customers: ReadonlyArray<Customer>
  readonly profiles: ReadonlyArray<PricingProfile>
  readonly locations: ReadonlyArray<Location>
}

/** Brings the demo shop's jobs as far as each has come, through the same verbs that people use. */
export const seedJobs = Effect.fn("seedJobs")(function*(shop: Shop, demoJobs: ReadonlyArray<DemoJob>) {
  for (const demo of demoJobs) {
    const quote = yield* quoteFor(shop, demo)
    if (demo.stage === "quote") continue
    const order = yield* turnIntoWorkOrder({ id: quote.id, version: quote.version, date: quote.install.date, timeFrame: "morning" })
    if (demo.stage === "workorder") continue
    const invoice = yield* turnIntoInvoice({ id: order.id, version: order.version })
    if (demo.paid) yield* payUp(invoice)
  }
})

const quoteFor = Effect.fnUntraced(function*({ customers, profiles, locations }: Shop, demo: DemoJob) {
  const customer = customers.find(({ customerName }) => customerName === demo.customer)!
  const profile = profiles.find(({ id }) => id === customer.pricingProfileId) ?? profiles[0]!
  const location = locations[demo.customer.length % locations.length]!
  const car = yield* (yield* VinDecoder).decode(Vin.make(demo.vin))
  const [glass] = yield* (yield* Nags).thatFit({ year: car.year, make: car.make, model: car.model, bodyStyle: car.bodyStyle }, ["windshield"])
  const today = yield* todayIn(location.timeZone)
  return yield* createJob({
    customerId: customer.id,
    locationId: location.id,
    pricingProfileId: profile.id,
    vehicle: { vin: demo.vin, plate: "", plateState: "", year: car.year, make: car.make, model: car.model, bodyStyle: car.bodyStyle, mileage: null },
    insurance: demo.insurance === undefined ? null : {
      ...demo.insurance, policyNumber: "", dateOfLoss: daysAfter(today, demo.installIn - 4), agent: "", referralDate: "", signatureOnFile: true
    },
    install: { date: daysAfter(today, demo.installIn), timeFrame: "morning", repairLocation: demo.customer.length % 3 === 0 ? "mobile" : "inShop", notes: "" },
    partsStatus: demo.stage === "quote" ? "pending" : "complete",
    lines: glass === undefined ? [] : linesForGlass(glass, profile, words).map(asked)
  })
})

/** Moldings without a list price were asked of the dealer (trade.md 2.2). */
const asked = (line: EstimateLine): EstimateLine =>
  line.rule === "priceRequired" && line.netPrice === 0 ? { ...line, cost: 1850, netPrice: 2950, rule: "typed" } : line

const payUp = Effect.fnUntraced(function*(job: Job) {
  for (const payer of ["insurer", "customer"] as const) {
    const owed = owedBy(payer, job.totals, job.payments)
    if (owed > 0) yield* recordPayment({ id: job.id, paymentId: PaymentId.make(yield* (yield* NewId).next), ...received(payer, owed, job) })
  }
})

const received = (payer: Payment["payer"], amountReceived: number, job: Job) => ({
  payer,
  amountReceived,
  collectionDate: job.invoicedOn,
  source: payer === "insurer" ? "Insurer EFT" : "Card terminal",
  description: ""
})

const words: EstimateWords = {
  labor: "Labor, replace glass",
  laborBase: "Labor, base amount",
  kit: (kind, quantity) => `Urethane kit, ${kind === "fastCure" ? "fast cure" : kind === "highModulusNonConductive" ? "high modulus non-conductive" : "urethane, dam, primer"} (${quantity / 100})`,
  calibration: (kind) => `Camera calibration, ${kind}`,
  repairFirst: "Chip repair, first",
  repairAdditional: "Chip repair, additional"
}
