import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { TaxExemptionKept } from "#domain/customers/Customer.ts"
import { changeCustomer, createCustomer } from "#domain/customers/customersHandlers.ts"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { handlersOf } from "#domain/contract/Endpoint.ts"
import { withRedactedJobs } from "#domain/jobs/jobVisibility.ts"
import { acceptAnyInstall } from "#domain/jobs/jobGuards.ts"
import { jobsHandlers } from "#domain/jobs/jobsHandlers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { LineId } from "#domain/estimates/EstimateLine.ts"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import { createProduct } from "#domain/products/productsHandlers.ts"
import { sampleCustomer, sampleProduct } from "#domain/testing/samples.ts"
import { sampleDraft, inDemo, twoMemoryShops } from "./stages/shopWithCustomer.ts"

const person = (roles: ReadonlyArray<Role>): SignedInUser => ({
  id: UserId.make("019a0000-0000-7000-8000-0000000000aa"),
  firstName: "Sam",
  lastName: "Reyes",
  roles,
  features: ["FullCRM"],
  accountActive: true
})
const handlers = handlersOf(jobsHandlers(acceptAnyInstall)).map(withRedactedJobs)
const call = (roles: ReadonlyArray<Role>, name: string, input: unknown) =>
  Effect.map(
    handleRequest(
      handlers.find(({ endpoint }) => endpoint.name === name)!,
      input
    ).pipe(Effect.provideService(CurrentUser, person(roles))),
    ({ body, status }) => ({
      status,
      job: (
        body as unknown as {
          readonly data: {
            readonly id: JobId
            readonly version: number
            readonly lines: ReadonlyArray<{ readonly id: string; readonly taxable: boolean }>
          }
        }
      ).data
    })
  )

const Roles = Schema.Array(
  Schema.Literals(["owner", "admin", "billing", "sales", "vinDecoder", "nags", "plugin"])
).check(Schema.isMinLength(1), Schema.isMaxLength(3))
const Ticks = Schema.Array(Schema.Boolean).check(Schema.isMinLength(6), Schema.isMaxLength(6))

// Z4: sales roles cannot change taxation.
describe("taxability on a job", () => {
  it.effect.prop(
    "follows the rules unless a bookkeeping role sets it, in new jobs and on new and existing lines",
    [Roles, Ticks, Ticks],
    ([roles, first, second]) =>
      Effect.gen(function* () {
        const { draft } = yield* sampleDraft()
        yield* createProduct({ ...sampleProduct, productCode: "GIFT-1", taxType: "notTaxed" }).pipe(Effect.ignore)
        const writes = roles.some((role) => ["owner", "admin", "billing"].includes(role))
        const lines = draft.lines.map((line, at) => ({
          ...line,
          taxable: first[at]!,
          ...(at === 4 ? { partNumber: "gift-1" } : {})
        }))
        const byRule = lines.map((_, at) => at !== 4)
        const made = yield* call(roles, "postJob", JSON.parse(JSON.stringify({ ...draft, lines })))
        assert.strictEqual(made.status, 200)
        assert.deepStrictEqual(
          made.job.lines.map(({ taxable }) => taxable),
          writes ? first : byRule
        )

        const kept = yield* (yield* Jobs).get(made.job.id)
        const added = { ...lines[0]!, id: LineId.make(crypto.randomUUID()), taxable: false }
        const sent = [...kept.lines.map((line, at) => ({ ...line, taxable: second[at]! })), added]
        const saved = yield* call(
          roles,
          "putJob",
          JSON.parse(JSON.stringify({ ...draft, id: kept.id, version: kept.version, lines: sent }))
        )
        assert.deepStrictEqual(
          saved.job.lines.map(({ taxable }) => taxable),
          writes ? [...second, false] : [...byRule, true]
        )
      }).pipe(inDemo, Effect.provide(twoMemoryShops)),
    { arbitrary: { runs: 40 } }
  )

  it.effect(
    "stays as billing set it when sales saves the line, and follows the rules when the line becomes another part",
    () =>
      Effect.gen(function* () {
        const { draft } = yield* sampleDraft()
        const untaxed = { ...draft, lines: draft.lines.map((line) => ({ ...line, taxable: false })) }
        const { job } = yield* call(["billing"], "postJob", JSON.parse(JSON.stringify(untaxed)))
        const lines = draft.lines.map((line, at) => (at === 0 ? { ...line, partNumber: "DW01234GTY" } : line))
        const saved = yield* call(
          ["sales"],
          "putJob",
          JSON.parse(JSON.stringify({ ...draft, id: job.id, version: 1, lines }))
        )
        assert.deepStrictEqual(
          saved.job.lines.map(({ taxable }) => taxable),
          lines.map((_, at) => at === 0)
        )
      }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("follows the tax type of the shop's product, which sales cannot override", () =>
    Effect.gen(function* () {
      const { draft } = yield* sampleDraft()
      yield* createProduct({ ...sampleProduct, productCode: "DETAIL", productType: "part", taxType: "labor" })
      const line = { ...draft.lines[0]!, kind: "part", partNumber: "detail", netPrice: 10000, quantity: 100 } as const
      const typed = { ...draft, insurance: null, lines: [line] }
      const made = yield* call(["sales"], "postJob", JSON.parse(JSON.stringify(typed)))
      const kept = yield* (yield* Jobs).get(made.job.id)
      assert.strictEqual(kept.lines[0]?.taxAs, "labor")
      assert.deepStrictEqual([kept.totals.partsSubtotal, kept.totals.laborSubtotal], [0, 10000])
      // As set by billing, and left unchanged by sales.
      const asParts = { ...typed, id: kept.id, version: 1, lines: [{ ...line, taxAs: "parts" }] }
      yield* call(["billing"], "putJob", JSON.parse(JSON.stringify(asParts)))
      yield* call(["sales"], "putJob", JSON.parse(JSON.stringify({ ...typed, id: kept.id, version: 2 })))
      assert.strictEqual((yield* (yield* Jobs).get(kept.id)).lines[0]?.taxAs, "parts")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("follows a customer's exemption, which sales can neither grant nor remove", () =>
    Effect.gen(function* () {
      const [seller, books] = [person(["sales"]), person(["billing"])]
      const as = (user: SignedInUser) => Effect.provideService(CurrentUser, user)
      const exempt = { ...sampleCustomer, taxExemptNo: "AZ-1" }
      assert.deepStrictEqual(yield* Effect.flip(createCustomer(exempt).pipe(as(seller))), new TaxExemptionKept())
      const school = yield* createCustomer(exempt).pipe(as(books))
      const renamed = yield* changeCustomer({ ...school, customerName: "Mesa School" }).pipe(as(seller))
      for (const change of [{ taxExemptNo: "" }, { taxExemptNo: "AZ-2" }, { taxExemptExpirationDate: "2030-01-01" }]) {
        assert.deepStrictEqual(
          yield* Effect.flip(changeCustomer({ ...renamed, ...change }).pipe(as(seller))),
          new TaxExemptionKept()
        )
      }
      const { draft } = yield* sampleDraft()
      const { job } = yield* call(["sales"], "postJob", JSON.parse(JSON.stringify({ ...draft, customerId: school.id })))
      assert.isTrue((yield* (yield* Jobs).get(job.id)).taxRates.exempt)
      assert.strictEqual((yield* changeCustomer({ ...renamed, taxExemptNo: "" }).pipe(as(books))).taxExemptNo, "")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
