import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import { nagsMemory } from "#adapters/memory/nagsMemory.ts"
import { vinDecoderMemory } from "#adapters/memory/vinDecoderMemory.ts"
import { AuditLog } from "#domain/audit/AuditLog.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { handlersOf } from "#domain/contract/Endpoint.ts"
import { anonymized } from "#domain/customer-privacy/customerPrivacyHandlers.ts"
import { Customer } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { Users } from "#domain/people/Users.ts"
import { slices } from "#domain/registry/slices.ts"
import { freshCustomer, freshUser } from "#tests/contracts/fresh.ts"
import { sampleQuote, inDemo, inOther, seller, twoMemoryShops } from "../jobs/stages/shopWithCustomer.ts"

const shops = Layer.mergeAll(twoMemoryShops, nagsMemory([]), vinDecoderMemory)
const handlers = handlersOf(...slices)

/** The response to a person with the given roles. */
const ask = (input: object, roles: ReadonlyArray<Role> = ["owner"]) =>
  handleRequest(
    handlers.find(({ endpoint }) => endpoint.name === "postCustomerAnonymize")!,
    input
  ).pipe(
    Effect.provideService(CurrentUser, { ...seller, roles }),
    Effect.map(({ status, body }) => ({ status, ...JSON.parse(JSON.stringify(body)) }))
  )

const aSeller = Users.use((users) =>
  users.save(freshUser({ id: seller.id, firstName: "Bea", lastName: "Ortiz" }), "a hash")
)

describe("removing a customer's personal data", () => {
  it("leaves a valid customer record that identifies no one", () => {
    for (const [language, name] of [
      ["en", "Removed customer"],
      ["fr", "Client retiré"],
      ["es", "Cliente eliminado"]
    ] as const) {
      const left = anonymized(freshCustomer({ language, taxExemptNo: "EX-1", tpaId: "T1" }))
      assert.deepStrictEqual(
        [left.customerName, left.firstName, left.lastName, left.emailAddress, left.billingAddress, left.taxExemptNo],
        [name, "", "", "", null, ""]
      )
      assert.strictEqual(left.status, "inactive")
      assert.isTrue(
        Schema.is(Customer)(new Customer(Schema.decodeUnknownSync(Customer)(Schema.encodeSync(Customer)(left))))
      )
    }
  })

  it.effect("is rejected while a job needs them, then succeeds; invoices still print as issued", () =>
    Effect.gen(function* () {
      yield* aSeller
      const quote = yield* sampleQuote()
      const { customerId: id } = quote
      const { get } = yield* Customers
      const before = yield* get(id)
      const order = yield* convertToWorkOrder({ id: quote.id, version: 1, date: "2026-11-21", timeFrame: "morning" })
      const refused = yield* ask({ id, version: before.version })
      assert.deepStrictEqual([refused.status, refused.errors?.[0]?._tag ?? "CustomerNeeded"], [409, "CustomerNeeded"])
      const invoice = yield* convertToInvoice({ id: order.id, version: order.version })
      assert.strictEqual((yield* ask({ id, version: before.version })).status, 409, "it has a balance due")
      for (const [payer, amountReceived] of [
        ["customer", invoice.totals.customerShare],
        ["insurer", invoice.totals.insurerShare]
      ] as const)
        yield* recordPayment({
          id: invoice.id,
          paymentId: PaymentId.make(crypto.randomUUID()),
          payer,
          amountReceived,
          collectionDate: "2026-11-21",
          source: "Cash",
          description: ""
        })
      assert.strictEqual((yield* ask({ id, version: before.version + 1 })).status, 409, "wrong version")
      assert.deepStrictEqual(yield* get(id), before)
      assert.strictEqual((yield* ask({ id, version: before.version })).status, 200)
      assert.strictEqual((yield* get(id)).customerName, "Removed customer")
      assert.strictEqual((yield* (yield* Jobs).get(invoice.id)).customerName, "Removed customer")
      const { customer } = yield* jobFacts(invoice.id)
      assert.deepStrictEqual(
        [customer.customerName, customer.billingAddress],
        [before.customerName, before.billingAddress]
      )
      const { items } = yield* (yield* AuditLog).search({ about: "customers" })
      assert.deepStrictEqual(
        items.map(({ kind, detail, userName }) => [kind, detail, userName]),
        [["customerAnonymized", id, "Bea Ortiz"]]
      )
    }).pipe(inDemo, Effect.provide(shops))
  )

  it.effect("is allowed only for owners and admins of the customer's shop", () =>
    Effect.gen(function* () {
      yield* aSeller
      const { customerId: id } = yield* sampleQuote()
      const { version } = yield* (yield* Customers).get(id)
      for (const role of ["sales", "billing", "installer"] as const)
        assert.strictEqual((yield* ask({ id, version }, [role])).status, 403, role)
      assert.strictEqual((yield* ask({ id, version }).pipe(inOther)).status, 404)
      assert.strictEqual((yield* ask({ id, version }, ["admin"])).status, 200)
    }).pipe(inDemo, Effect.provide(shops))
  )
})
