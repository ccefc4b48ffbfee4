import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { JobPresence } from "#domain/job-presence/JobPresence.ts"
import { type CreditNote, CreditNoteId, CreditNotes } from "#domain/jobs/CreditNote.ts"
import { Job, withFields } from "#domain/jobs/Job.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { transferPayment } from "#domain/jobs/recordPayment.ts"
import { AdjustmentId, PaymentId } from "#domain/payments/Payment.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import type { JobOverrides } from "#domain/testing/testFactories.ts"
import { freshCustomer, freshJob, freshLocation, withTenant } from "./fresh.ts"

const someone = () => UserId.make(crypto.randomUUID())

/** The contract of every repository of credit notes, installation days, earlier jobs, and job presence. */
export const jobStepsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Jobs | CreditNotes | JobPresence | Customers | Locations | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const [customer, location] = [freshCustomer(), freshLocation()]
      yield* (yield* Customers).add(customer).pipe(shop)
      yield* (yield* Locations).add(location).pipe(shop)
      const jobs = yield* Jobs
      const add = (changes: JobOverrides & { readonly number: number }) => {
        const job = freshJob(customer, location, changes)
        return Effect.as(jobs.add(job).pipe(shop), job)
      }
      return { shop, theirs: withTenant(yield* newTenant), customer, location, jobs, add }
    })

    it.effect("returns a job with its credit and rebill references", () =>
      Effect.gen(function* () {
        const { shop, jobs, add } = yield* opened
        const other = yield* add({ number: 1001 })
        const credited = yield* add({
          number: 1002,
          stage: "invoice",
          invoicedOn: "2026-11-21",
          invoiceNumber: 4,
          rebillOf: { id: other.id, number: 1001 },
          credit: { number: 2, creditedOn: "2026-11-22", rebilledAs: { id: other.id, number: 1001 } }
        })
        assert.deepStrictEqual(yield* jobs.get(credited.id).pipe(shop), credited)
        const saved = yield* jobs
          .save(withFields(other, { rebillOf: { id: credited.id, number: credited.number } }))
          .pipe(shop)
        assert.deepStrictEqual(yield* jobs.get(other.id).pipe(shop), saved)
      })
    )

    it.effect("stores a voided payment with its reason and date", () =>
      Effect.gen(function* () {
        const { shop, jobs, add } = yield* opened
        const paid = {
          id: PaymentId.make(crypto.randomUUID()),
          status: "paid",
          paymentType: "external",
          payer: "customer",
          collectionDate: "2026-11-20",
          source: "Check 118",
          amountReceived: 1500,
          description: ""
        } as const
        const job = yield* add({ number: 1003, payments: [paid] })
        const voided = { ...paid, status: "voided", voided: { reason: "Wrong job", date: "2026-11-21" } } as const
        const saved = yield* jobs.save(withFields(job, { payments: [voided] })).pipe(shop)
        assert.deepStrictEqual(saved.payments, [voided])
        assert.deepStrictEqual(yield* jobs.get(job.id).pipe(shop), saved)
      })
    )

    it.effect("stores a moved payment on both jobs, each with the other's number", () =>
      Effect.gen(function* () {
        const { shop, jobs, add } = yield* opened
        const [id, moveId] = [PaymentId.make(crypto.randomUUID()), PaymentId.make(crypto.randomUUID())]
        const paid = {
          id,
          status: "paid",
          paymentType: "external",
          payer: "customer",
          collectionDate: "2026-11-20",
          source: "Check 118",
          amountReceived: 1500,
          description: ""
        } as const
        const job = yield* add({ number: 1003, payments: [paid] })
        const other = yield* add({ number: 1004 })
        const moved = transferPayment({ job, other, payment: paid, moveId, today: "2026-11-22" })!
        const saved = [yield* jobs.save(moved.job).pipe(shop), yield* jobs.save(moved.other).pipe(shop)]
        assert.deepStrictEqual(saved[0]!.payments[0]!.refunds![0]!.movedTo, {
          id: other.id,
          number: 1004,
          paymentId: moveId
        })
        assert.deepStrictEqual(saved[1]!.payments[0]!.movedFrom, { id: job.id, number: 1003, paymentId: id })
        for (const one of saved) assert.deepStrictEqual(yield* jobs.get(one.id).pipe(shop), one)
      })
    )

    it.effect("stores why and when a quote was lost, and clears it when the quote is reopened", () =>
      Effect.gen(function* () {
        const { shop, jobs, add } = yield* opened
        const job = yield* add({ number: 1003 })
        const lost = { reason: "price", note: "Half the price at the dealer", on: "2026-11-22" }
        const saved = yield* jobs.save(withFields(job, { lost })).pipe(shop)
        assert.deepStrictEqual(saved.lost, lost)
        assert.deepStrictEqual(yield* jobs.get(job.id).pipe(shop), saved)
        const [listed] = (yield* jobs.list({ numbered: 1003 }).pipe(shop)).items
        assert.strictEqual(listed?.lost, "price")
        const open = yield* jobs.save(withFields(saved, { lost: null })).pipe(shop)
        assert.isNull((yield* jobs.get(open.id).pipe(shop)).lost)
      })
    )

    it.effect("stores which job a rework redoes and why, and which jobs redo it", () =>
      Effect.gen(function* () {
        const { shop, jobs, add } = yield* opened
        const old = yield* add({ number: 1003 })
        const again = { id: old.id, number: old.number, cause: "leak" } as const
        const comeback = yield* add({ number: 1004, stage: "workorder", reworkOf: again })
        const reworks = [{ id: comeback.id, number: 1004, cause: "leak" } as const]
        assert.deepStrictEqual((yield* jobs.get(comeback.id).pipe(shop)).reworkOf, again)
        const saved = yield* jobs.save(withFields(old, { reworks })).pipe(shop)
        assert.deepStrictEqual((yield* jobs.get(saved.id).pipe(shop)).reworks, reworks)
        const [listed] = (yield* jobs.list({ rework: true }).pipe(shop)).items
        assert.deepStrictEqual([listed?.number, listed?.reworkOf, listed?.reworkCause], [1004, 1003, "leak"])
      })
    )

    it.effect("stores allowances and write-offs, and their reversals", () =>
      Effect.gen(function* () {
        const { shop, jobs, add } = yield* opened
        const job = yield* add({ number: 1003 })
        const adjustment = {
          id: AdjustmentId.make(crypto.randomUUID()),
          kind: "writeOff",
          payer: "insurer",
          amount: 782,
          date: "2026-11-22",
          reason: "Paid at its own rate"
        } as const
        const made = yield* jobs.save(withFields(job, { adjustments: [adjustment] })).pipe(shop)
        assert.deepStrictEqual(yield* jobs.get(job.id).pipe(shop), made)
        const reversed = { date: "2026-11-24", reason: "Paid after all" }
        const back = yield* jobs.save(withFields(made, { adjustments: [{ ...adjustment, reversed }] })).pipe(shop)
        assert.deepStrictEqual((yield* jobs.get(job.id).pipe(shop)).adjustments, back.adjustments)
      })
    )

    it.effect("stores every field of a credit note, for its own shop only", () =>
      Effect.gen(function* () {
        const { shop, theirs, add } = yield* opened
        const notes = yield* CreditNotes
        const { id: jobId, lines, totals } = yield* add({ number: 1001 })
        const note: CreditNote = {
          id: CreditNoteId.make(crypto.randomUUID()),
          jobId,
          number: 1,
          invoiceNumber: 7,
          creditedOn: "2026-11-21",
          reason: "Ümlaut 'x'\nline 2",
          lines: lines.map((line) => ({ ...line, quantity: -line.quantity, amount: -line.netPrice })),
          totals: { ...totals, total: -totals.total }
        }
        yield* notes.add(note).pipe(shop)
        assert.deepStrictEqual(yield* notes.ofJob(jobId).pipe(shop), note)
        assert.isUndefined(yield* notes.ofJob(jobId).pipe(theirs))
        assert.isUndefined(yield* notes.ofJob((yield* add({ number: 1002 })).id).pipe(shop))
      })
    )

    it.effect("numbers credit notes from 1 without gaps, independently of invoices", () =>
      Effect.gen(function* () {
        const { shop, theirs, jobs } = yield* opened
        const taken = yield* Effect.all(
          Array.from({ length: 30 }, () => jobs.nextNumber("credit").pipe(shop)),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(
          taken.toSorted((one, next) => one - next),
          Array.from({ length: 30 }, (_, at) => at + 1)
        )
        assert.deepStrictEqual(
          [yield* jobs.nextNumber("invoice").pipe(shop), yield* jobs.nextNumber("credit").pipe(theirs)],
          [1, 1]
        )
      })
    )

    it.effect("finds the eight newest earlier jobs by customer, VIN, or plate, however they are typed", () =>
      Effect.gen(function* () {
        const { shop, theirs, customer, jobs, add } = yield* opened
        const vehicle = { ...(yield* add({ number: 1001 })).vehicle }
        const passing = freshCustomer()
        yield* (yield* Customers).add(passing).pipe(shop)
        yield* add({
          number: 1002,
          customerId: passing.id,
          customerName: passing.customerName,
          vehicle: { ...vehicle, vin: "1HGCM82633A004352", plate: "AB-12 cd" }
        })
        const numbers = (search: Parameters<typeof jobs.related>[0]) =>
          Effect.map(jobs.related(search), (found) => found.map(({ number }) => number))
        assert.deepStrictEqual(yield* numbers({ customerId: customer.id }).pipe(shop), [1001])
        assert.deepStrictEqual(yield* numbers({ vin: "1hgcm8263 3a004352" }).pipe(shop), [1002])
        assert.deepStrictEqual(yield* numbers({ plate: "ab12CD" }).pipe(shop), [1002])
        assert.deepStrictEqual(yield* numbers({ plate: "ab12CD", customerId: customer.id }).pipe(shop), [1002, 1001])
        for (const search of [{}, { vin: "" }, { plate: "- " }, { plate: "AB12" }])
          assert.deepStrictEqual(yield* numbers(search).pipe(shop), [])
        assert.deepStrictEqual(yield* numbers({ customerId: customer.id, plate: "ab12CD" }).pipe(theirs), [])
        for (let number = 1003; number < 1012; number++) yield* add({ number })
        assert.deepStrictEqual(
          yield* numbers({ customerId: customer.id }).pipe(shop),
          [1011, 1010, 1009, 1008, 1007, 1006, 1005, 1004]
        )
        assert.deepStrictEqual(
          (yield* jobs.related({ plate: "AB12CD" }).pipe(shop))[0]?.customerName,
          passing.customerName
        )
      })
    )

    it.effect("knows who installs on a day, as last saved", () =>
      Effect.gen(function* () {
        const { shop, theirs, customer, jobs, add } = yield* opened
        const [dana, luis] = [someone(), someone()]
        const on = (date: string, ...rows: ReadonlyArray<readonly [UserId, string, string]>) => ({
          ...emptyInstall,
          date,
          installers: rows.map(([userId, start, end]) => ({ userId, start, end }))
        })
        const first = yield* add({ number: 1001, install: on("2026-12-01", [dana, "08:00", "10:00"], [luis, "", ""]) })
        yield* add({ number: 1002, install: on("2026-12-02", [dana, "08:00", "10:00"]) })
        const row = { jobId: first.id, number: 1001, customerName: customer.customerName }
        assert.deepStrictEqual(yield* jobs.installsOn("2026-12-01").pipe(shop), [
          { ...row, userId: dana, start: "08:00", end: "10:00" },
          { ...row, userId: luis, start: "", end: "" }
        ])
        yield* jobs.save(Job.make({ ...first, install: on("2026-12-01", [luis, "13:00", "15:00"]) })).pipe(shop)
        assert.deepStrictEqual(yield* jobs.installsOn("2026-12-01").pipe(shop), [
          { ...row, userId: luis, start: "13:00", end: "15:00" }
        ])
        assert.deepStrictEqual(yield* jobs.installsOn("2026-12-01").pipe(theirs), [])
      })
    )

    it.effect("reports who else is viewing a job, for 40 seconds, only within the shop", () =>
      Effect.gen(function* () {
        const { shop, theirs, add } = yield* opened
        const { recordPresence } = yield* JobPresence
        const { id } = yield* add({ number: 1001 })
        const elsewhere = yield* add({ number: 1002 })
        const [dana, luis] = [
          { userId: someone(), name: "Dana Cole" },
          { userId: someone(), name: "Luis Vega" }
        ]
        const noon = Date.UTC(2026, 10, 21, 12)
        assert.deepStrictEqual(yield* recordPresence(id, dana, noon).pipe(shop), [])
        assert.deepStrictEqual(yield* recordPresence(id, luis, noon + 40_000).pipe(shop), [dana])
        assert.deepStrictEqual(yield* recordPresence(elsewhere.id, luis, noon + 40_000).pipe(shop), [])
        assert.deepStrictEqual(yield* recordPresence(id, { ...luis, userId: someone() }, noon + 1).pipe(theirs), [])
        assert.deepStrictEqual(yield* recordPresence(id, luis, noon + 40_001).pipe(shop), [])
        assert.deepStrictEqual(yield* recordPresence(id, dana, noon + 41_000).pipe(shop), [luis])
      })
    )
  })
