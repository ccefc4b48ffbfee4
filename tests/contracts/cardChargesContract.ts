import { withPayment } from "#domain/jobs/recordPayment.ts"
import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { type CardCharge, CardCharges } from "#domain/card-payments/CardCharges.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCustomer, freshJob, freshLocation, freshPayment, withTenant } from "./fresh.ts"

/** The contract of every card charge repository. */
export const cardChargesContract = <R, E>(
  name: string,
  keepers: Layer.Layer<CardCharges | Jobs | Customers | Locations | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const [customer, location, payment] = [freshCustomer(), freshLocation(), freshPayment(4000)]
      const job = withPayment(freshJob(customer, location, { number: 1001 }), payment)
      yield* Effect.all([
        (yield* Customers).add(customer),
        (yield* Locations).add(location),
        (yield* Jobs).add(job)
      ]).pipe(shop)
      const charge = (changes: Partial<CardCharge> = {}): CardCharge => ({
        id: payment.id,
        kind: "payment",
        jobId: job.id,
        paymentId: payment.id,
        key: crypto.randomUUID(),
        amount: 4000,
        token: "cnon:x",
        askedAt: Date.UTC(2026, 10, 21),
        processorId: "",
        isSettled: false,
        hold: "none",
        ...changes
      })
      return { shop, charge, payment, charges: yield* CardCharges }
    })

    it.effect("returns saved charges; a settled charge drops the card token and gains the processor's id", () =>
      Effect.gen(function* () {
        const { shop, charge, charges } = yield* opened
        const kept = charge()
        yield* charges.add(kept).pipe(shop)
        assert.deepStrictEqual(yield* charges.get(kept.id).pipe(shop), kept)
        yield* charges.recordResult(kept.id, { processorId: "p1", isSettled: false }).pipe(shop)
        assert.deepStrictEqual(yield* charges.get(kept.id).pipe(shop), { ...kept, processorId: "p1" })
        yield* charges.recordResult(kept.id, { processorId: "p1", isSettled: true }).pipe(shop)
        assert.deepStrictEqual(yield* charges.get(kept.id).pipe(shop), {
          ...kept,
          processorId: "p1",
          isSettled: true,
          token: ""
        })
        assert.strictEqual(yield* charges.get(crypto.randomUUID()).pipe(shop), undefined)
      })
    )

    it.effect("keeps the planned outcome of an authorization hold until it is changed", () =>
      Effect.gen(function* () {
        const { shop, charge, charges } = yield* opened
        const kept = charge({ hold: "held" })
        yield* charges.add(kept).pipe(shop)
        yield* charges.recordResult(kept.id, { processorId: "p1", isSettled: false }).pipe(shop)
        assert.deepStrictEqual(yield* charges.get(kept.id).pipe(shop), { ...kept, processorId: "p1" })
        yield* charges.recordResult(kept.id, { processorId: "p1", isSettled: false, hold: "capture" }).pipe(shop)
        assert.deepInclude(yield* charges.get(kept.id).pipe(shop), { hold: "capture", token: "cnon:x" })
      })
    )

    it.effect("lists the refunds of a payment, oldest first", () =>
      Effect.gen(function* () {
        const { shop, charge, payment, charges } = yield* opened
        const refunds = [1, 2].map((n) =>
          charge({ id: crypto.randomUUID(), kind: "refund", amount: n * 100, token: "", askedAt: n })
        )
        for (const one of [charge(), ...refunds]) yield* charges.add(one).pipe(shop)
        assert.deepStrictEqual(yield* charges.refundsOf(payment.id).pipe(shop), refunds)
      })
    )

    it.effect("records each webhook event once per shop", () =>
      Effect.gen(function* () {
        const { shop, charges } = yield* opened
        const other = withTenant(yield* newTenant)
        yield* charges.markProcessed("e1", 1).pipe(shop)
        yield* charges.markProcessed("e1", 2).pipe(shop)
        assert.deepStrictEqual(
          [
            yield* charges.isProcessed("e1").pipe(shop),
            yield* charges.isProcessed("e2").pipe(shop),
            yield* charges.isProcessed("e1").pipe(other)
          ],
          [true, false, false]
        )
      })
    )

    it.effect("hides one shop's charges from another and lets neither update the other's", () =>
      Effect.gen(function* () {
        const { shop, charge, payment, charges } = yield* opened
        const other = withTenant(yield* newTenant)
        const kept = charge()
        yield* charges.add(kept).pipe(shop)
        assert.strictEqual(yield* charges.get(kept.id).pipe(other), undefined)
        assert.deepStrictEqual(yield* charges.refundsOf(payment.id).pipe(other), [])
        yield* charges.recordResult(kept.id, { processorId: "theirs", isSettled: true }).pipe(other)
        assert.deepStrictEqual(yield* charges.get(kept.id).pipe(shop), kept)
      })
    )
  })
