import { Effect, Layer } from "effect"
import { secretsRandom } from "#adapters/crypto/secretsRandom.ts"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { ownBusinessPostgres } from "#adapters/postgres/business-information/ownBusinessPostgres.ts"
import { cardChargesPostgres } from "#adapters/postgres/card-payments/cardChargesPostgres.ts"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { personalDataPostgres } from "#adapters/postgres/customers/personalDataPostgres.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { jobChangesPostgres } from "#adapters/postgres/job-changes/jobChangesPostgres.ts"
import { jobLinksPostgres } from "#adapters/postgres/job-links/jobLinksPostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { messagesPostgres } from "#adapters/postgres/messages/messagesPostgres.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { closingDayPostgres } from "#adapters/postgres/tenants/closingDayPostgres.ts"
import { tenantSettingsPostgres } from "#adapters/postgres/tenants/tenantSettingsPostgres.ts"
import { tenantsPostgres } from "#adapters/postgres/tenants/tenantsPostgres.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { PaymentId, RefundId } from "#domain/payments/Payment.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { freshCustomer, freshJob, freshLocation, withTenant } from "../contracts/fresh.ts"
import { newTenant, testDatabase, testSettings } from "./testDatabase.ts"

/** The PostgreSQL layers that card payments need, without the processor. */
export const cardPaymentLayers = Layer.mergeAll(
  tenantsPostgres,
  ownBusinessPostgres,
  tenantSettingsPostgres,
  closingDayPostgres,
  customersPostgres,
  personalDataPostgres,
  locationsPostgres,
  jobsPostgres,
  jobChangesPostgres.pipe(Layer.provide(newIdV7)),
  cardChargesPostgres,
  jobLinksPostgres,
  messagesPostgres,
  secretsRandom,
  newIdV7,
  Database.transactions
).pipe(
  Layer.provideMerge(Layer.mergeAll(testDatabase, WorkQueue.layer.pipe(Layer.provide([testSettings, testDatabase]))))
)

/** Creates a shop with one invoiced job: the customer owes 40.00, the insurer 869.18 (trade 3.2 example E). */
export const cardShop = Effect.gen(function* () {
  const tenant = yield* newTenant
  const shop = withTenant(tenant)
  const [customer, location] = [freshCustomer(), freshLocation()]
  const job = freshJob(customer, location, {
    number: 1001,
    stage: "invoice",
    invoicedOn: "2026-11-20",
    invoiceNumber: 1
  })
  yield* Effect.all([(yield* Customers).add(customer), (yield* Locations).add(location), (yield* Jobs).add(job)]).pipe(
    shop
  )
  const jobNow = Effect.flatMap(Jobs, (jobs) => jobs.get(job.id)).pipe(shop)
  return { shop, job, jobNow }
})

export const cardPayment = (id: JobId, changes: object = {}) =>
  ({
    id,
    paymentId: PaymentId.make(crypto.randomUUID()),
    payer: "insurer",
    amountReceived: 50_000,
    description: "",
    token: "cnon:card-nonce-ok",
    ...changes
  }) as const

export const refundOf = (id: JobId, paymentId: PaymentId, amount: number) => ({
  id,
  paymentId,
  refundId: RefundId.make(crypto.randomUUID()),
  amount,
  reason: "chip came back",
  date: "2026-11-21",
  source: "Visa"
})
