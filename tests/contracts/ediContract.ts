import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import type { EdiHistoryEntry, EdiInterchange } from "#domain/edi/EdiInvoice.ts"
import { EdiInvoices } from "#domain/edi/EdiInvoices.ts"
import type { StoredPartner } from "#domain/edi/EdiPartner.ts"
import type { EdiState } from "#domain/edi/ediStates.ts"
import { type UnmatchedItem, EdiStrayId } from "#domain/edi/UnmatchedItem.ts"
import { UnmatchedItems } from "#domain/edi/UnmatchedItems.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { Insurer, InsurerId } from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import { InvoiceLocks } from "#domain/jobs/changeStage.ts"
import { CreditedInvoice, Invoice, WorkOrder } from "#domain/jobs/Job.ts"
import { emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Receivables } from "#domain/receivables/Receivables.ts"
import { balanceDue } from "#domain/payments/balance.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { type Adjustment, AdjustmentId, type Payment, PaymentId, RefundId } from "#domain/payments/Payment.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCustomer, freshJob, freshLocation, withTenant } from "./fresh.ts"

type Ports =
  | UnmatchedItems
  | Receivables
  | EdiInvoices
  | EdiPartners
  | InvoiceLocks
  | Customers
  | Locations
  | Jobs
  | Insurers

const noon = Date.UTC(2026, 10, 21, 12)

/** A partner that has not been saved yet. */
export const freshPartner = (changes: Partial<StoredPartner> = {}): StoredPartner => ({
  network: "lynx",
  version: 0,
  account: "L123",
  shopId: "SHOP0001",
  partnerId: "TPALYNX",
  transport: "https",
  address: "",
  userName: "",
  hostKey: "",
  isTest: true,
  isActive: true,
  answers: false,
  since: "2026-11-01",
  programs: [],
  hasSecret: false,
  secret: "",
  ...changes
})

const interchange = (changes: Partial<EdiInterchange> = {}): EdiInterchange => ({
  id: crypto.randomUUID(),
  network: "lynx",
  isOurs: true,
  kind: "810",
  control: 1,
  content: "ISA~",
  at: noon,
  ...changes
})

/** The contract of every repository of EDI partners and their invoices. */
export const ediContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Ports | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const theirs = withTenant(yield* newTenant)
      const [customer, location] = [freshCustomer(), freshLocation()]
      yield* (yield* Customers).add(customer).pipe(shop)
      yield* (yield* Locations).add(location).pipe(shop)
      yield* (yield* Insurers)
        .add(
          new Insurer({
            id: InsurerId.make(crypto.randomUUID()),
            version: 1,
            insurerName: "Prairie Mutual",
            aliases: "PMI",
            network: "lynx",
            isActive: true
          })
        )
        .pipe(shop)
      const jobs = yield* Jobs
      let number = 1000
      const invoiced = Effect.fnUntraced(function* (company: string | null, invoicedOn = "2026-11-20") {
        number += 1
        const quote = freshJob(customer, location, { number })
        const { stage: _, ...facts } = quote
        const job = new Invoice({
          ...facts,
          stage: "invoice",
          insurance: company === null ? null : { ...emptyInsurance, company },
          invoicedOn,
          invoiceNumber: number,
          credit: null
        })
        yield* jobs.add(job).pipe(shop)
        return job
      })
      return { shop, theirs, invoiced, jobs, invoices: yield* EdiInvoices, partners: yield* EdiPartners }
    })

    it.effect("saves a partner by version and reports a conflict to the slower of two saves", () =>
      Effect.gen(function* () {
        const { shop, theirs, partners } = yield* opened
        const saved = yield* partners.save(freshPartner({ secret: "sealed" })).pipe(shop)
        assert.deepStrictEqual(saved, freshPartner({ version: 1, secret: "sealed", hasSecret: true }))
        assert.deepStrictEqual(yield* partners.get("lynx").pipe(shop), saved)
        assert.isUndefined(yield* partners.save(freshPartner()).pipe(shop))
        const changed = {
          ...saved!,
          account: "L9",
          programs: [{ insurerId: InsurerId.make(crypto.randomUUID()), programId: "77", parentId: "" }]
        }
        assert.deepStrictEqual(yield* partners.save(changed).pipe(shop), { ...changed, version: 2 })
        assert.isUndefined(yield* partners.save(changed).pipe(shop))
        assert.deepStrictEqual(yield* partners.all.pipe(shop), [{ ...changed, version: 2 }])
        assert.deepStrictEqual(yield* partners.all.pipe(theirs), [])
      })
    )

    it.effect("numbers each partner's interchanges separately, starting at 1", () =>
      Effect.gen(function* () {
        const { shop, partners } = yield* opened
        yield* partners.save(freshPartner()).pipe(shop)
        yield* partners.save(freshPartner({ network: "quest" })).pipe(shop)
        const numbers = yield* Effect.all(
          ["lynx", "lynx", "quest", "lynx"].map((network) => partners.nextControl(network as "lynx").pipe(shop))
        )
        assert.deepStrictEqual(numbers, [1, 2, 1, 3])
      })
    )

    it.effect(
      "adopts the insured invoices of the partner's insurers since its start date, by any insurer name, once",
      () =>
        Effect.gen(function* () {
          const { shop, theirs, invoices, invoiced, partners } = yield* opened
          const own = yield* invoiced("Prairie Mutual")
          const alias = yield* invoiced(" pmi ", "2026-11-21")
          yield* invoiced("Another")
          yield* invoiced(null)
          yield* invoiced("Prairie Mutual", "2026-10-31")
          yield* invoices.syncDrafts(noon).pipe(shop)
          assert.deepStrictEqual((yield* invoices.list({ size: 50 }).pipe(shop)).items, [])
          yield* partners.save(freshPartner()).pipe(shop)
          yield* invoices.syncDrafts(noon).pipe(shop)
          yield* invoices.syncDrafts(noon + 1).pipe(shop)
          const { items } = yield* invoices.list({ size: 50 }).pipe(shop)
          assert.deepStrictEqual(
            items.map(({ jobId, state, network, insurer, stateAt }) => [
              jobId,
              state,
              network,
              insurer.trim(),
              stateAt
            ]),
            [
              [alias.id, "draft", "lynx", "pmi", noon],
              [own.id, "draft", "lynx", "Prairie Mutual", noon]
            ]
          )
          assert.deepStrictEqual(yield* invoices.counts.pipe(shop), { draft: 2 })
          assert.deepStrictEqual(yield* invoices.unsent(1).pipe(shop), [alias.id])
          assert.deepStrictEqual((yield* invoices.list({ size: 50 }).pipe(theirs)).items, [])
          assert.isUndefined(yield* invoices.get(own.id).pipe(theirs))
        })
    )

    it.effect("drops an invoice that is reopened before it is sent, and keeps one that was sent", () =>
      Effect.gen(function* () {
        const { shop, invoices, invoiced, jobs, partners } = yield* opened
        yield* partners.save(freshPartner()).pipe(shop)
        const [reopened, sent] = [yield* invoiced("Prairie Mutual"), yield* invoiced("Prairie Mutual")]
        yield* invoices.syncDrafts(noon).pipe(shop)
        const holds = yield* InvoiceLocks
        assert.isFalse(yield* holds.isSent(sent.id).pipe(shop))
        const kept = (yield* invoices.getForUpdate(sent.id).pipe(shop))!
        yield* invoices.save({ ...kept, state: "queued", control: 1, claimed: 12_345 }).pipe(shop)
        assert.isTrue(yield* holds.isSent(sent.id).pipe(shop))
        const { stage: _, credit: __, invoicedOn: ___, ...facts } = reopened
        yield* jobs.save(new WorkOrder({ ...facts, stage: "workorder" })).pipe(shop)
        yield* invoices.syncDrafts(noon).pipe(shop)
        assert.isUndefined(yield* invoices.get(reopened.id).pipe(shop))
        assert.deepStrictEqual(yield* invoices.get(sent.id).pipe(shop), {
          ...kept,
          state: "queued",
          control: 1,
          claimed: 12_345
        })
        assert.deepStrictEqual(
          (yield* invoices.list({ size: 50, state: "queued" }).pipe(shop)).items.map(({ jobId }) => jobId),
          [sent.id]
        )
        assert.strictEqual(yield* invoices.findByNumber("lynx", sent.invoiceNumber).pipe(shop), sent.id)
        assert.isUndefined(yield* invoices.findByNumber("quest", sent.invoiceNumber).pipe(shop))
      })
    )

    it.effect(
      "records a credit for a credited invoice that was sent and not rejected, and claims it for sending once",
      () =>
        Effect.gen(function* () {
          const { shop, theirs, invoices, invoiced, jobs, partners } = yield* opened
          yield* partners.save(freshPartner()).pipe(shop)
          const all = yield* Effect.forEach([1, 2, 3], () => invoiced("Prairie Mutual"))
          const [left, rejected, unsent] = all as [Invoice, Invoice, Invoice]
          yield* invoices.syncDrafts(noon).pipe(shop)
          const leaves = Effect.fnUntraced(function* (job: Invoice, state: EdiState) {
            yield* invoices.save({ ...(yield* invoices.getForUpdate(job.id))!, state, control: 7 })
            const entry = {
              id: crypto.randomUUID(),
              at: noon,
              what: "sent",
              by: "",
              text: "",
              interchangeId: null
            } as const
            yield* invoices.appendHistory(job.id, entry)
          }, shop)
          yield* leaves(left, "shortPaid")
          yield* leaves(rejected, "rejected")
          let number = 40
          for (const job of all) {
            number += 1
            const credit = { number, creditedOn: "2026-11-21", rebilledAs: null }
            yield* jobs.save(new CreditedInvoice({ ...job, credit })).pipe(shop)
          }
          yield* invoices.syncDrafts(noon + 1).pipe(shop)
          yield* invoices.syncDrafts(noon + 2).pipe(shop)
          const credits = yield* Effect.forEach(all, (job) => invoices.get(job.id)).pipe(shop)
          const due = { number: 41, state: "due", control: null, reason: "", at: noon + 1 } as const
          assert.deepStrictEqual(
            credits.map((kept) => [kept?.state, kept?.credit]),
            [
              ["credited", due],
              ["credited", null],
              ["credited", null]
            ]
          )
          assert.strictEqual((yield* invoices.getListed(left.id).pipe(shop))?.credit?.number, 41)
          assert.strictEqual(yield* invoices.findByCredit("lynx", 41).pipe(shop), left.id)
          assert.isUndefined(yield* invoices.findByCredit("quest", 41).pipe(shop))
          assert.isUndefined(yield* invoices.findByCredit("lynx", 42).pipe(shop))
          assert.isUndefined(yield* invoices.findByCredit("lynx", 41).pipe(theirs))
          assert.deepStrictEqual(
            [yield* invoices.openCreditCount.pipe(shop), yield* invoices.openCreditCount.pipe(theirs)],
            [1, 0]
          )
          assert.strictEqual(yield* invoices.claim(left.id, noon).pipe(shop), "done")
          const queued = { ...credits[0]!, credit: { ...due, state: "queued" as const, control: 8 } }
          assert.isFalse(yield* invoices.hasInTransit("lynx").pipe(shop))
          yield* invoices.save(queued).pipe(shop)
          assert.isTrue(yield* invoices.hasInTransit("lynx").pipe(shop))
          assert.isFalse(yield* invoices.hasInTransit("quest").pipe(shop))
          assert.isFalse(yield* invoices.hasInTransit("lynx").pipe(theirs))
          assert.deepStrictEqual(yield* invoices.claim(left.id, noon).pipe(shop), queued)
          assert.strictEqual(yield* invoices.claim(left.id, noon + 1).pipe(shop), "busy")
          yield* invoices.releaseClaim(left.id, "The partner is gone").pipe(shop)
          assert.strictEqual((yield* invoices.get(left.id).pipe(shop))?.trouble, "The partner is gone")
          assert.isObject(yield* invoices.claim(left.id, noon + 2).pipe(shop))
          yield* invoices.save({ ...queued, credit: { ...queued.credit, state: "accepted" } }).pipe(shop)
          assert.strictEqual(yield* invoices.claim(left.id, noon + 3).pipe(shop), "done")
          assert.strictEqual(yield* invoices.openCreditCount.pipe(shop), 0)
          yield* invoices.releaseClaim(unsent.id, "never").pipe(shop)
          assert.strictEqual((yield* invoices.get(unsent.id).pipe(shop))?.trouble, "")
        })
    )

    it.effect(
      "finds invoices whose insurer payments differ from the stored amount, and short-paid ones with write-offs",
      () =>
        Effect.gen(function* () {
          const { shop, theirs, invoices, invoiced, jobs, partners } = yield* opened
          yield* partners.save(freshPartner()).pipe(shop)
          const all = yield* Effect.forEach([1, 2, 3, 4], () => invoiced("Prairie Mutual"))
          const [open, paid, short, same] = all as [Invoice, Invoice, Invoice, Invoice]
          yield* invoices.syncDrafts(noon).pipe(shop)
          const unsettled = Effect.map(invoices.unsettled(10), (ids) => [...ids].toSorted()).pipe(shop)
          assert.deepStrictEqual(yield* unsettled, [])
          const stands = (job: Invoice, state: EdiState, money: number) =>
            Effect.gen(function* () {
              const kept = (yield* invoices.getForUpdate(job.id).pipe(shop))!
              yield* invoices.save({ ...kept, state, paid: money }).pipe(shop)
            })
          const payment = (amountReceived: number, refunded = 0): Payment => ({
            id: PaymentId.make(crypto.randomUUID()),
            status: refunded === 0 ? "paid" : "partlyRefunded",
            paymentType: "external",
            payer: "insurer",
            collectionDate: "2026-11-21",
            source: "check",
            amountReceived,
            description: "",
            ...(refunded === 0
              ? {}
              : {
                  refunds: [
                    {
                      id: RefundId.make(crypto.randomUUID()),
                      status: "refunded",
                      amount: refunded,
                      reason: "Paid twice",
                      date: "2026-11-21",
                      source: "check"
                    }
                  ]
                })
          })
          // The customer's payment does not count.
          yield* jobs
            .save(new Invoice({ ...open, payments: [payment(900, 100), { ...payment(50), payer: "customer" }] }))
            .pipe(shop)
          yield* jobs.save(new Invoice({ ...same, payments: [payment(900, 100)] })).pipe(shop)
          yield* stands(same, "shortPaid", 800)
          yield* jobs.save(new Invoice({ ...paid, balance: 100 })).pipe(shop)
          yield* stands(paid, "paid", 100)
          yield* stands(short, "disputed", 0)
          const reason = "They pay their own rate"
          yield* jobs
            .save(
              new Invoice({
                ...short,
                adjustments: [
                  {
                    id: AdjustmentId.make(crypto.randomUUID()),
                    kind: "writeOff",
                    payer: "insurer",
                    amount: 100,
                    date: "2026-11-21",
                    reason
                  }
                ]
              })
            )
            .pipe(shop)
          assert.deepStrictEqual(yield* unsettled, [open.id, paid.id, short.id].toSorted())
          assert.strictEqual((yield* invoices.unsettled(1).pipe(shop)).length, 1)
          assert.deepStrictEqual(yield* invoices.unsettled(10).pipe(theirs), [])
        })
    )

    it.effect(
      "totals receivables by age for each insurer, network, and customer, and lists the invoices behind them",
      () =>
        Effect.gen(function* () {
          const { shop, theirs, invoiced, jobs } = yield* opened
          const receivables = yield* Receivables
          const day = (days: number) => daysAfter("2026-11-20", -days)
          const owing = Effect.fnUntraced(function* (
            company: string | null,
            days: number,
            changes: Partial<Invoice> = {}
          ) {
            const job = yield* invoiced(company, day(days))
            const totals = { ...job.totals, insurerShare: company === null ? 0 : 10_000, customerShare: 500 }
            const next = new Invoice({ ...job, totals, ...changes })
            yield* jobs.save(new Invoice({ ...next, balance: balanceDue(next) })).pipe(shop)
            return job
          })
          const payment = (payer: Payment["payer"], amountReceived: number): Payment => ({
            id: PaymentId.make(crypto.randomUUID()),
            status: "paid",
            paymentType: "external",
            payer,
            collectionDate: day(0),
            source: "check",
            amountReceived,
            description: ""
          })
          const writeOff: Adjustment = {
            id: AdjustmentId.make(crypto.randomUUID()),
            kind: "writeOff",
            payer: "insurer",
            amount: 1_000,
            date: day(0),
            reason: "Not worth it"
          }
          const young = yield* owing("Prairie Mutual", 30, { payments: [payment("insurer", 9_000)] })
          yield* owing("pmi", 31, { adjustments: [writeOff] })
          const third = yield* owing("Another", 90, {
            payments: [payment("customer", 500)],
            insurance: { ...emptyInsurance, company: "Another", claimNumber: "CLM-Third" }
          })
          const old = yield* owing(null, 91)
          // The insurer paid in full and the customer paid nothing. An overpaid invoice is nobody's receivable.
          yield* owing("Another", 1, { payments: [payment("insurer", 10_000)] })
          yield* owing("Another", 1, { payments: [payment("insurer", 11_000), payment("customer", 500)] })
          const row = { days0: 0, days31: 0, days61: 0, days91: 0 }
          const seen = (by: "insurer" | "partner" | "customer") =>
            Effect.map(receivables.aging(by, "2026-11-20").pipe(shop), (rows) => rows.map(({ key: _, ...one }) => one))
          assert.sameDeepMembers(
            [...(yield* seen("insurer"))],
            [
              { ...row, name: "Another", count: 1, days61: 10_000, total: 10_000 },
              { ...row, name: "Prairie Mutual", count: 2, days0: 1_000, days31: 9_000, total: 10_000 }
            ]
          )
          assert.sameDeepMembers(
            [...(yield* receivables.aging("partner", "2026-11-20").pipe(shop))],
            [
              { ...row, key: "lynx", name: "lynx", count: 2, days0: 1_000, days31: 9_000, total: 10_000 },
              { ...row, key: "none", name: "none", count: 1, days61: 10_000, total: 10_000 }
            ]
          )
          const customers = yield* seen("customer")
          assert.deepStrictEqual(
            customers.map(({ name: _, ...one }) => one),
            [{ count: 4, days0: 1_000, days31: 500, days61: 0, days91: 500, total: 2_000 }]
          )
          assert.deepStrictEqual(
            (yield* receivables.invoices("partner", "lynx").pipe(shop)).map(({ insurer, invoicedOn, owed, payer }) => [
              invoicedOn,
              owed,
              payer,
              insurer
            ]),
            [
              [day(31), 9_000, "insurer", "Prairie Mutual"],
              [day(30), 1_000, "insurer", "Prairie Mutual"]
            ]
          )
          const found = (text: string) =>
            Effect.map(receivables.invoices("insurer", undefined, text).pipe(shop), (rows) =>
              rows.map(({ jobId }) => jobId)
            )
          assert.deepStrictEqual(yield* found(` ${young.invoiceNumber} `), [young.id])
          assert.deepStrictEqual(yield* found("clm-third"), [third.id])
          assert.strictEqual((yield* found(young.customerName.slice(1, 5).toUpperCase())).length, 3)
          assert.deepStrictEqual(yield* found("%"), [])
          const ties = yield* receivables.aging("insurer", "2026-11-20").pipe(shop)
          assert.deepStrictEqual(
            ties.map(({ key }) => key),
            ties.map(({ key }) => key).toSorted()
          )
          const all = (yield* receivables.invoices("insurer").pipe(shop)).map(({ jobId }) => jobId)
          assert.deepStrictEqual([all.length, all[0], all.at(-1)], [3, third.id, young.id])
          const statement = yield* receivables.statement("partner", "lynx").pipe(shop)
          assert.deepStrictEqual(
            statement.map(({ billed, invoicedOn, owed, settlements }) => [invoicedOn, billed, owed, settlements]),
            [
              [
                day(31),
                10_000,
                9_000,
                [{ what: "writeOff", day: day(0), amount: 1_000, source: "", text: "Not worth it" }]
              ],
              [day(30), 10_000, 1_000, [{ what: "payment", day: day(0), amount: 9_000, source: "check", text: "" }]]
            ]
          )
          assert.deepStrictEqual(
            statement.map(({ locationId, vehicle, claimNumber }) => [locationId, vehicle, claimNumber]),
            [statement[0]!, statement[1]!].map(() => [
              young.locationId,
              { year: young.vehicle.year, make: young.vehicle.make, model: young.vehicle.model },
              ""
            ])
          )
          assert.deepStrictEqual(
            (yield* receivables.statement("customer", old.customerId).pipe(shop)).map(({ billed, settlements }) => [
              billed,
              settlements
            ]),
            Array.from({ length: 4 }, () => [500, []])
          )
          assert.deepStrictEqual(yield* receivables.statement("partner", "lynx").pipe(theirs), [])
          const own = yield* receivables.invoices("customer").pipe(shop)
          assert.deepStrictEqual([own.length, own[0]?.jobId, own[0]?.owed], [4, old.id, 500])
          assert.deepStrictEqual(yield* receivables.aging("customer", "2026-11-20").pipe(theirs), [])
        })
    )

    it.effect("reports how quickly insurers pay and how many invoices their network accepted the first time", () =>
      Effect.gen(function* () {
        const { shop, theirs, invoices, invoiced, jobs, partners } = yield* opened
        const receivables = yield* Receivables
        yield* partners.save(freshPartner()).pipe(shop)
        const paidAfter = Effect.fnUntraced(function* (...days: ReadonlyArray<string>) {
          const job = yield* invoiced("Prairie Mutual", "2026-11-10")
          const payments = days.map((collectionDate): Payment => ({
            id: PaymentId.make(crypto.randomUUID()),
            status: "paid",
            paymentType: "external",
            payer: "insurer",
            collectionDate,
            source: "check",
            amountReceived: 100,
            description: ""
          }))
          yield* jobs.save(new Invoice({ ...job, payments })).pipe(shop)
          return job
        })
        // 10 and 15 days average 12.5, rounded up.
        const one = yield* paidAfter("2026-11-12", "2026-11-20")
        const other = yield* paidAfter("2026-11-25")
        yield* paidAfter()
        yield* invoices.syncDrafts(noon).pipe(shop)
        for (const [job, state] of [
          [one, "paid"],
          [other, "accepted"]
        ] as const) {
          const kept = (yield* invoices.getForUpdate(job.id).pipe(shop))!
          yield* invoices.save({ ...kept, state }).pipe(shop)
        }
        const entry = { at: noon, what: "rejected", by: "", text: "INC", interchangeId: null } as const
        yield* invoices.appendHistory(other.id, { id: crypto.randomUUID(), ...entry }).pipe(shop)
        assert.deepStrictEqual(yield* receivables.paces("2026-11-10").pipe(shop), [
          { insurer: "Prairie Mutual", paid: 2, days: 13, sent: 2, firstPass: 1 }
        ])
        assert.deepStrictEqual(yield* receivables.paces("2026-11-11").pipe(shop), [])
        assert.deepStrictEqual(yield* receivables.paces("2026-11-10").pipe(theirs), [])
      })
    )

    it.effect("stores unmatched items, each file once, until they are resolved, and retains resolved ones", () =>
      Effect.gen(function* () {
        const { shop, theirs } = yield* opened
        const strays = yield* UnmatchedItems
        const stray = (at: number, changes: Partial<UnmatchedItem> = {}): UnmatchedItem => ({
          id: EdiStrayId.make(crypto.randomUUID()),
          network: "lynx",
          reason: "notAnInterchange",
          at: noon + at,
          detail: "1",
          fileName: "out-1.txt",
          size: 5,
          jobId: null,
          invoiceNumber: "",
          amount: 0,
          trace: "",
          settled: null,
          ...changes
        })
        const money = stray(2, { reason: "nothingLeft", fileName: "", size: 0, invoiceNumber: "2042", amount: -1_240 })
        const file = stray(1)
        assert.isTrue(yield* strays.add(money, "").pipe(shop))
        assert.isTrue(yield* strays.add(file, "HELLO").pipe(shop))
        assert.isFalse(yield* strays.add(stray(3), "HELLO").pipe(shop))
        // An identical payment is a separate item, and so is a different file of the same name.
        const [again, other] = [{ ...money, id: stray(4).id, at: noon + 4 }, stray(5)]
        assert.isTrue(yield* strays.add(again, "").pipe(shop))
        assert.isTrue(yield* strays.add(other, "WORLD").pipe(shop))
        assert.deepStrictEqual(yield* strays.list(false).pipe(shop), [file, money, again, other])
        assert.deepStrictEqual(yield* strays.list(false).pipe(theirs), [])
        assert.strictEqual(yield* strays.content(file.id).pipe(shop), "HELLO")
        assert.isUndefined(yield* strays.content(file.id).pipe(theirs))
        const settled = { at: noon + 9, by: "Bea Ortiz", note: "Asked the network" }
        yield* strays.resolve(money.id, settled).pipe(shop)
        yield* strays.resolve(file.id, { ...settled, at: noon + 10 }).pipe(theirs)
        assert.deepStrictEqual(yield* strays.list(true).pipe(shop), [{ ...money, settled }])
        assert.deepStrictEqual(yield* strays.getForUpdate(file.id).pipe(shop), file)
        assert.strictEqual((yield* strays.list(false).pipe(shop)).length, 3)
      })
    )

    it.effect("stores an interchange once per sender control number, and every history entry", () =>
      Effect.gen(function* () {
        const { shop, theirs, invoices, invoiced, partners } = yield* opened
        yield* partners.save(freshPartner()).pipe(shop)
        const job = yield* invoiced("Prairie Mutual")
        const sent = interchange()
        assert.isTrue(yield* invoices.saveInterchange(sent, job.id).pipe(shop))
        assert.isFalse(yield* invoices.saveInterchange(interchange(), job.id).pipe(shop))
        assert.isTrue(yield* invoices.saveInterchange(interchange({ isOurs: false, kind: "997" }), null).pipe(shop))
        assert.isFalse(yield* invoices.saveInterchange(interchange({ isOurs: false, kind: "824" }), null).pipe(shop))
        assert.deepStrictEqual(yield* invoices.interchange(sent.id).pipe(shop), sent)
        assert.isUndefined(yield* invoices.interchange(sent.id).pipe(theirs))
        assert.strictEqual(yield* invoices.receivedContent("lynx", 1).pipe(shop), "ISA~")
        assert.isUndefined(yield* invoices.receivedContent("lynx", 2).pipe(shop))
        assert.strictEqual(yield* invoices.findByControl("lynx", 1).pipe(shop), job.id)
        const entry = (at: number, what: EdiHistoryEntry["what"]): EdiHistoryEntry => ({
          id: `0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f${50 + at}`,
          at: noon + at,
          what,
          by: "Bea Ortiz",
          text: "",
          interchangeId: sent.id
        })
        for (const one of [entry(1, "queued"), entry(2, "sent")]) yield* invoices.appendHistory(job.id, one).pipe(shop)
        assert.deepStrictEqual(yield* invoices.history(job.id).pipe(shop), [entry(2, "sent"), entry(1, "queued")])
      })
    )

    it.effect("gives a queued invoice to one sender at a time, and to another once that sender goes silent", () =>
      Effect.gen(function* () {
        const { shop, invoices, invoiced, partners } = yield* opened
        yield* partners.save(freshPartner()).pipe(shop)
        const { id } = yield* invoiced("Prairie Mutual")
        yield* invoices.syncDrafts(noon).pipe(shop)
        assert.strictEqual(yield* invoices.claim(id, noon).pipe(shop), "done")
        const queued = { ...(yield* invoices.getForUpdate(id).pipe(shop))!, state: "queued" as const, control: 1 }
        yield* invoices.save(queued).pipe(shop)
        yield* invoices.enqueue(id).pipe(shop)
        assert.deepStrictEqual(yield* invoices.claim(id, noon).pipe(shop), queued)
        assert.strictEqual(yield* invoices.claim(id, noon + 59_999).pipe(shop), "busy")
        assert.deepStrictEqual(yield* invoices.claim(id, noon + 60_001).pipe(shop), queued)
        yield* invoices.releaseClaim(id, "it did not answer").pipe(shop)
        assert.deepStrictEqual(yield* invoices.claim(id, noon + 60_002).pipe(shop), {
          ...queued,
          trouble: "it did not answer"
        })
        // The current claim survives a request to retry.
        yield* invoices.retryNow(id).pipe(shop)
        assert.deepStrictEqual(yield* invoices.get(id).pipe(shop), queued)
        assert.strictEqual(yield* invoices.claim(id, noon + 60_003).pipe(shop), "busy")
        yield* invoices.save({ ...queued, state: "sent" }).pipe(shop)
        assert.strictEqual(yield* invoices.claim(id, noon + 999_999).pipe(shop), "done")
      })
    )
  })
