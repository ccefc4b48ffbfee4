import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { bulkActionsHandlers } from "#domain/bulk-actions/bulkActionsHandlers.ts"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { handlersOf, listAccessOf } from "#domain/contract/Endpoint.ts"
import { Customer } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { customersHandlers } from "#domain/customers/customersHandlers.ts"
import { withFields } from "#domain/jobs/Job.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { acceptAnyInstall } from "#domain/jobs/jobGuards.ts"
import { jobListHandlers, jobsHandlers } from "#domain/jobs/jobsHandlers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { customerMergeHandlers, mergedCustomer } from "#domain/customer-merge/customerMergeHandlers.ts"
import { createReminder } from "#domain/reminders/saveReminder.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { bulkActions } from "#domain/registry/bulkActions.ts"
import { signDocument, signaturesOn } from "#domain/signatures/signaturesHandlers.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { freshCustomer } from "#tests/contracts/fresh.ts"
import { sampleDraft, sampleQuote, inDemo, seller, twoMemoryShops } from "../jobs/stages/shopWithCustomer.ts"

const handlers = handlersOf(
  jobsHandlers(acceptAnyInstall),
  jobListHandlers,
  customersHandlers,
  customerMergeHandlers,
  bulkActionsHandlers(bulkActions, listAccessOf(customersHandlers))
)
const call = (name: string, input: object) =>
  handleRequest(
    handlers.find(({ endpoint }) => endpoint.name === name)!,
    input
  ).pipe(
    Effect.provideService(CurrentUser, seller),
    Effect.map(({ status, body }) => ({ status, ...JSON.parse(JSON.stringify(body)) }))
  )

describe("merging customers", () => {
  it("keeps the remaining customer, adds the other's phone numbers, and fills in missing fields", () => {
    const stays = freshCustomer({
      customerName: "Ada Moreno",
      emailAddress: "",
      phoneNumbers: [{ phoneNumber: "602-555-0101", phoneType: "mobile" }],
      billingAddress: null
    })
    const goes = freshCustomer({
      customerName: "A. Moreno",
      emailAddress: "ada@example.com",
      phoneNumbers: [
        { phoneNumber: "(602) 555-0101", phoneType: "work" },
        { phoneNumber: "480-555-0199", phoneType: "home" }
      ],
      paymentTerms: "Net 90"
    })
    assert.deepStrictEqual(
      mergedCustomer(stays, goes),
      new Customer({
        ...stays,
        emailAddress: "ada@example.com",
        billingAddress: goes.billingAddress,
        phoneNumbers: [
          { phoneNumber: "602-555-0101", phoneType: "mobile" },
          { phoneNumber: "480-555-0199", phoneType: "home" }
        ]
      })
    )
  })

  it.effect("moves the jobs to the remaining customer, records it in their history, and undoes everything", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const [jobs, customers, changes] = [yield* Jobs, yield* Customers, yield* JobChanges]
      const goes = yield* customers.get(quote.customerId)
      const stays = freshCustomer({ customerName: "Ada M. Moreno", emailAddress: "" })
      yield* customers.add(stays)
      const { status, data } = yield* call("postCustomerMerge", { id: goes.id, into: stays.id })
      assert.strictEqual(status, 200)
      assert.strictEqual((yield* Effect.flip(customers.get(goes.id)))._tag, "CustomerNotFound")
      assert.strictEqual((yield* jobs.get(quote.id)).customerName, "Ada M. Moreno")
      assert.strictEqual((yield* customers.get(stays.id)).emailAddress, goes.emailAddress)
      const [last] = (yield* changes.list(quote.id, {})).items
      assert.deepInclude(last?.what, {
        _tag: "changed",
        fields: [
          { path: "customerId", before: goes.id, after: stays.id },
          { path: "customerName", before: goes.customerName, after: "Ada M. Moreno" }
        ]
      })
      assert.strictEqual((yield* call("postUndo", { id: data.undoId })).data.undone, 1)
      assert.deepStrictEqual(yield* customers.get(goes.id), goes)
      assert.strictEqual((yield* jobs.get(quote.id)).customerId, goes.id)
      assert.strictEqual((yield* customers.get(stays.id)).emailAddress, "")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect(
    "keeps signatures of the merged customer valid, because both are one; reassigning to another customer counts as a change",
    () =>
      Effect.gen(function* () {
        const { id, version, customerId } = yield* sampleQuote()
        const mark = { _tag: "typed", name: "Ada Moreno" } as const
        yield* signDocument({ id, version, document: "quote", signedBy: "Ada Moreno", mark }).pipe(
          Effect.provideService(CurrentUser, seller)
        )
        const customers = yield* Customers
        const [stays, other] = [freshCustomer({ customerName: "Ada M. Moreno" }), freshCustomer({ customerName: "Bo" })]
        yield* customers.add(stays)
        yield* customers.add(other)
        const standing = signaturesOn(id).pipe(
          Effect.map((all) => all.map(({ isCurrent, changes }) => [isCurrent, changes] as const)),
          Effect.provideService(CurrentUser, seller)
        )
        const { data } = yield* call("postCustomerMerge", { id: customerId, into: stays.id })
        const jobs = yield* Jobs
        assert.deepStrictEqual((yield* jobs.get(id)).formerCustomerIds, [customerId])
        assert.deepStrictEqual(yield* standing, [[true, []]])
        yield* call("postUndo", { id: data.undoId })
        assert.deepStrictEqual(yield* standing, [[true, []]])
        yield* jobs.save(withFields(yield* jobs.get(id), { customerId: other.id }))
        const [[isCurrent, changes] = []] = yield* standing
        assert.isFalse(isCurrent)
        assert.deepStrictEqual(changes, [{ _tag: "customer", from: sampleCustomer.customerName, to: "Bo" }])
      }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("moves the reminders to the remaining customer and back", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const customers = yield* Customers
      const stays = freshCustomer({ customerName: "Ada M. Moreno" })
      yield* customers.add(stays)
      const reminder = yield* createReminder({
        kind: "callBack",
        text: "Ask about the second van",
        dueOn: "2026-11-26",
        dueTime: "09:30",
        assignedTo: seller.id,
        jobId: null,
        customerId: quote.customerId
      }).pipe(Effect.provideService(CurrentUser, seller))
      const whose = Effect.map(
        Reminders.use(({ get }) => get(reminder.id)),
        ({ customerId }) => customerId
      )
      const { data } = yield* call("postCustomerMerge", { id: quote.customerId, into: stays.id })
      assert.strictEqual(yield* whose, stays.id)
      assert.strictEqual((yield* call("postUndo", { id: data.undoId })).data.undone, 1)
      assert.strictEqual(yield* whose, quote.customerId)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("rejects merging a customer with itself or with an unknown one", () =>
    Effect.gen(function* () {
      const { customer } = yield* sampleDraft()
      assert.strictEqual((yield* call("postCustomerMerge", { id: customer.id, into: customer.id })).status, 422)
      const nobody = freshCustomer()
      assert.strictEqual((yield* call("postCustomerMerge", { id: customer.id, into: nobody.id })).status, 404)
      assert.deepStrictEqual(yield* (yield* Customers).get(customer.id), customer)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})

describe("deleted and inactive customers", () => {
  it.effect("can be deleted only without jobs, and restored", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const customers = yield* Customers
      const { status, ...told } = yield* call("deleteCustomer", { id: quote.customerId })
      assert.strictEqual(status, 409)
      assert.include(JSON.stringify(told), "CustomerInUse")
      const free = freshCustomer({ pricingProfileId: null })
      yield* customers.add(free)
      const { data } = yield* call("deleteCustomer", { id: free.id })
      assert.strictEqual((yield* Effect.flip(customers.get(free.id)))._tag, "CustomerNotFound")
      yield* call("postUndo", { id: data.undoId })
      assert.deepStrictEqual(yield* customers.get(free.id), free)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("get no new jobs when inactive, but existing jobs continue", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const customers = yield* Customers
      const kept = yield* customers.get(quote.customerId)
      yield* customers.save(new Customer({ ...kept, status: "inactive" }))
      const { draft } = yield* sampleDraft()
      const refused = yield* call("postJob", { ...draft, customerId: kept.id })
      assert.strictEqual(refused.status, 422)
      assert.include(JSON.stringify(refused), "CustomerInactive")
      const { id, version } = quote
      const saved = yield* call("putJob", { ...draft, id, version, customerId: kept.id })
      assert.strictEqual(saved.status, 200)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
