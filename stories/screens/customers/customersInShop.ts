import { Effect } from "effect"
import { changeCustomer, createCustomer } from "#domain/customers/customersHandlers.ts"
import { type CustomerDraft, CustomerId } from "#domain/customers/Customer.ts"
import { putCustomer } from "#domain/customers/customersApi.ts"
import { createPricingProfile } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { Invoice } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { sampleCustomer, samplePricingProfile } from "#domain/testing/samples.ts"
import { testFactories } from "#domain/testing/testFactories.ts"
import { beforeFirstRequest } from "#stories/beforeFirstRequest.ts"

const { freshJob, freshLocation } = testFactories(() => crypto.randomUUID())

/** The customer that stories open. */
export const adaId = CustomerId.make("019a0000-0000-7000-8000-000000000061")
export const adaPath = `/customers/${adaId}/edit`

/** Ada Moreno and an insurer's pricing profile. */
export const adaInShop = Effect.gen(function* () {
  yield* createPricingProfile(samplePricingProfile)
  return yield* createCustomer(sampleCustomer).pipe(Effect.provideService(NewId, { next: Effect.succeed(adaId) }))
}).pipe(Effect.orDie)

/** Ada Moreno with two unpaid invoices. */
export const adaOwes = Effect.gen(function* () {
  const ada = yield* adaInShop
  const location = freshLocation()
  yield* (yield* Locations).add(location)
  for (const number of [1051, 1052]) {
    const { stage: _, ...facts } = freshJob(ada, location, { number })
    yield* (yield* Jobs).add(
      new Invoice({
        ...facts,
        stage: "invoice",
        invoicedOn: "2026-11-20",
        invoiceNumber: number + 400,
        credit: null,
        balance: facts.totals.insurerShare + facts.totals.customerShare
      })
    )
  }
}).pipe(Effect.orDie)

/** Twelve customers, Customer 01 to Customer 12. */
export const twelveInShop = Effect.forEach(
  Array.from({ length: 12 }, (_, index) => `Customer ${String(index + 1).padStart(2, "0")}`),
  (customerName) => createCustomer({ ...sampleCustomer, customerName })
).pipe(Effect.orDie)

/** Ada Moreno, changed by another user just before the first save arrives. */
export const adaAlsoChangedElsewhere = (change: Partial<CustomerDraft>) =>
  beforeFirstRequest(
    putCustomer,
    Effect.gen(function* () {
      const ada = yield* adaInShop
      return changeCustomer({ ...sampleCustomer, ...change, id: ada.id, version: 1 })
    })
  )
