import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { Insurer, InsurerId } from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import { JobFigures } from "#domain/jobs/JobFigures.ts"
import { CreditNoteId, CreditNotes } from "#domain/jobs/CreditNote.ts"
import { creditNoteOf } from "#domain/jobs/creditInvoice.ts"
import { type CreditedInvoice, isCredited, type Job } from "#domain/jobs/Job.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { type Adjustment, AdjustmentId } from "#domain/payments/Payment.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { freshCustomer, freshJob, freshLocation, freshPayment, freshUser, withTenant } from "./fresh.ts"

const ada = freshCustomer({ customerName: "Ada Moreno", salesRepresentative: "Bea Ortiz" })
const zenith = freshCustomer({ customerName: "Zenith Fleet", salesRepresentative: "Cy Young" })
const [tempe, mesa] = [freshLocation({ locationName: "Tempe" }), freshLocation({ locationName: "Mesa" })]
const ike = freshUser({ firstName: "Ike", lastName: "Reyes", roles: ["installer"] })

const rosa = freshUser({ firstName: "Rosa", lastName: "Lind", roles: ["sales"] })

const insured = (company: string) => ({ ...freshJob(ada, tempe, { number: 1 }).insurance!, company })
const on = (date: string, changes: Partial<Job["install"]> = {}) => ({ ...emptyInstall, date, ...changes })
const answered = (kind: "accepted" | "declined") => ({
  kind,
  at: Date.UTC(2026, 10, 21),
  by: "Ada Moreno",
  reason: "",
  contentHash: "a"
})
const invoice = (invoiceNumber: number, invoicedOn: string): Partial<Job> => ({
  stage: "invoice",
  invoiceNumber,
  invoicedOn
})

/**
 * An adjustment of one of the jobs below. Each of those eight owes 909.18 unless stated otherwise; quotes and the
 * credited one owe nothing.
 */
const adjusted = (kind: Adjustment["kind"], amount: number): Adjustment => ({
  id: AdjustmentId.make(`019a0000-0000-7000-8000-00000000${String(amount).padStart(4, "0")}`),
  kind,
  payer: "customer",
  amount,
  date: "2026-11-12",
  reason: "Settled on the phone"
})

const kept = [
  freshJob(ada, tempe, {
    number: 2001,
    source: "publicPage",
    insurance: insured("Saguaro Mutual"),
    salespersonId: rosa.id
  }),
  freshJob(zenith, mesa, {
    number: 2002,
    source: "dispatch",
    salespersonId: rosa.id,
    insurance: null,
    quotedOn: "2026-11-10",
    answer: answered("accepted")
  }),
  freshJob(ada, mesa, {
    number: 2003,
    source: "ownSite",
    stage: "workorder",
    insurance: insured(" SAGUARO mutual"),
    balance: 50000,
    install: on("2026-11-21", {
      repairLocation: "mobile",
      time: "13:15",
      timeFrame: "afternoon",
      installers: [{ userId: ike.id, start: "13:15", end: "" }]
    })
  }),
  freshJob(zenith, tempe, {
    number: 2004,
    stage: "workorder",
    insurance: insured("Prairie Élan"),
    balance: 0,
    createdOn: "2026-11-01",
    wonOn: "2026-11-03",
    reworkOf: { id: JobId.make("019a0000-0000-7000-8000-00000000aa01"), number: 1903, cause: "leak" },
    partsStatus: "complete",
    install: on("2026-11-24")
  }),
  freshJob(zenith, tempe, { number: 2005, ...invoice(1, "2026-11-20"), insurance: null, install: on("2026-11-20") }),
  freshJob(ada, tempe, { number: 2006, ...invoice(2, "2026-10-01"), insurance: null, balance: -100 }),
  freshJob(ada, mesa, {
    number: 2007,
    ...invoice(3, "2026-08-01"),
    insurance: null,
    balance: 0,
    credit: { number: 1, creditedOn: "2026-08-02", rebilledAs: null }
  }),
  freshJob(ada, tempe, {
    number: 2008,
    insurance: null,
    quotedOn: "2026-09-01",
    answer: answered("declined"),
    lost: { reason: "price", note: "", on: "2026-11-18" }
  })
]

const asked: ReadonlyArray<readonly [what: string, search: JobSearch, numbers: ReadonlyArray<number>]> = [
  ["unpaid, which excludes quotes", { payment: "unpaid" }, [2005]],
  ["partly paid", { payment: "partlyPaid" }, [2003]],
  ["paid or overpaid, which excludes credited invoices", { payment: "paid" }, [2006, 2004]],
  ["with a balance due", { unpaid: true }, [2005, 2003]],
  ["without a balance due, which includes every quote", { unpaid: false }, [2008, 2007, 2006, 2004, 2002, 2001]],
  ["at a location", { locationId: mesa.id }, [2007, 2003, 2002]],
  ["assigned to an installer", { installerId: ike.id }, [2003]],
  ["sold by a salesperson", { salespersonId: rosa.id }, [2002, 2001]],
  ["sold by a salesperson without sales", { salespersonId: ike.id }, []],
  ["for a customer of a sales representative", { salesperson: "Cy Young" }, [2005, 2004, 2002]],
  ["for a sales representative's name in a different case, which does not match", { salesperson: "cy young" }, []],
  ["with an insurer, ignoring case", { insurer: "saguaro MUTUAL " }, [2003, 2001]],
  ["with an accented insurer's name", { insurer: "PRAIRIE ÉLAN" }, [2004]],
  ["with part of an insurer's name, which does not match", { insurer: "Saguaro" }, []],
  ["accepted quotes", { answer: "accepted" }, [2002]],
  ["declined quotes", { answer: "declined" }, [2008]],
  ["unanswered quotes", { answer: "none", stage: "quote" }, [2001]],
  ["lost quotes", { lost: true }, [2008]],
  ["quotes that are not lost", { lost: false, stage: "quote" }, [2002, 2001]],
  ["lost for a reason", { lostReason: "price" }, [2008]],
  ["lost for a reason in a different case, which does not match", { lostReason: "Price" }, []],
  ["lost on a date", { lostFrom: "2026-11-18", lostTo: "2026-11-18" }, [2008]],
  ["lost before that date", { lostTo: "2026-11-17" }, []],
  ["lost after that date", { lost: true, lostFrom: "2026-11-19" }, []],
  ["created on the public page", { source: "publicPage" }, [2001]],
  ["created by customers online", { source: "online" }, [2003, 2001]],
  ["dispatched by networks", { source: "dispatch" }, [2002]],
  ["comebacks", { rework: true }, [2004]],
  ["comebacks with a given cause", { reworkCause: "leak" }, [2004]],
  ["comebacks with another cause", { reworkCause: "crack" }, []],
  ["quotes that are not comebacks", { rework: false, stage: "quote" }, [2008, 2002, 2001]],
  ["created through a date", { createdTo: "2026-11-01" }, [2004]],
  ["created within a later period", { createdFrom: "2026-11-02", createdTo: "2026-11-19" }, []],
  ["won on a date", { wonFrom: "2026-11-03", wonTo: "2026-11-03" }, [2004]],
  ["won after that date", { wonFrom: "2026-11-04" }, []],
  ["installed from a date on", { installFrom: "2026-11-21" }, [2004, 2003]],
  ["installed through a date", { installTo: "2026-11-21" }, [2005, 2003]],
  ["installed on a single date", { installFrom: "2026-11-21", installTo: "2026-11-21" }, [2003]],
  ["invoiced from a date on", { invoicedFrom: "2026-10-01" }, [2006, 2005]],
  ["invoiced through a date", { invoicedTo: "2026-10-01" }, [2007, 2006]],
  ["quoted from a date on", { quotedFrom: "2026-11-10", stage: "quote" }, [2002, 2001]],
  ["quoted through a date", { quotedTo: "2026-11-10" }, [2008, 2002]],
  [
    "several filters together",
    { locationId: tempe.id, stage: "invoice", payment: "unpaid", invoicedFrom: "2026-11-01", text: "zenith" },
    [2005]
  ]
]

/** The contract of job list filters: which jobs each filter returns, and that figures cover the same jobs. */
export const jobFiltersContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Jobs | JobFigures | CreditNotes | Customers | Insurers | Locations | Users | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      for (const customer of [ada, zenith]) yield* (yield* Customers).add(customer).pipe(shop)
      for (const location of [tempe, mesa]) yield* (yield* Locations).add(location).pipe(shop, Effect.orDie)
      for (const user of [ike, rosa])
        yield* (yield* Users).save({ ...user, userName: crypto.randomUUID() }, "a hash").pipe(shop)
      for (const job of kept) yield* (yield* Jobs).add(job).pipe(shop)
      return { shop, jobs: yield* Jobs, figures: yield* JobFigures }
    })

    it.effect("returns the jobs matching each filter, with the same count in lists and figures", () =>
      Effect.gen(function* () {
        const { shop, jobs, figures } = yield* opened
        for (const [what, search, numbers] of asked) {
          const { items, total } = yield* jobs.list({ ...search, size: 20 }).pipe(shop)
          assert.deepStrictEqual([items.map(({ number }) => number), total], [[...numbers], numbers.length], what)
          const batch = yield* jobs.batch(search).pipe(shop)
          assert.deepStrictEqual(
            batch.items.map(({ number }) => number),
            [...numbers],
            what
          )
        }
        const piles = yield* figures.totals(asked.map(([, search]) => search)).pipe(shop)
        assert.deepStrictEqual(
          piles.map(({ count }) => count),
          asked.map(([, , numbers]) => numbers.length)
        )
      })
    )

    it.effect("sums totals and balances; a credited invoice counts as zero, and a quote owes nothing", () =>
      Effect.gen(function* () {
        const { shop, figures } = yield* opened
        assert.deepStrictEqual(yield* figures.totals([{ stage: "invoice" }, { text: "nobody" }, {}]).pipe(shop), [
          { count: 3, total: 2 * 96918, balance: 90918 - 100 },
          { count: 0, total: 0, balance: 0 },
          { count: 8, total: 7 * 96918, balance: 90918 + 50000 - 100 }
        ])
      })
    )

    it.effect("sums net sales before tax, each document on its own date", () =>
      Effect.gen(function* () {
        const { shop, figures } = yield* opened
        const credited = kept[6]!
        assert.isTrue(isCredited(credited))
        const id = CreditNoteId.make(crypto.randomUUID())
        const note = creditNoteOf(credited as CreditedInvoice, { id, number: 1, creditedOn: "2026-10-02", reason: "–" })
        yield* (yield* CreditNotes).add(note).pipe(shop)
        const month = (name: string) => ({ from: `2026-${name}-01`, to: `2026-${name}-30` })
        const net = 51_324 + 41_360
        assert.deepStrictEqual(
          yield* figures
            .netSales([
              month("08"),
              month("09"),
              month("10"),
              month("11"),
              { from: "2026-10-02", to: "2026-10-02" },
              { from: "2026-11-20", to: "2026-11-20" }
            ])
            .pipe(shop),
          [net, 0, 0, net, -net, net]
        )
        assert.deepStrictEqual(yield* figures.netSales([month("08")]).pipe(withTenant(yield* newTenant)), [0])
      })
    )

    it.effect("lists the work orders of a day with their location and installers", () =>
      Effect.gen(function* () {
        const { shop, figures } = yield* opened
        const { addressType: _, ...home } = sampleCustomer.billingAddress
        const today = [
          {
            id: kept[2]!.id,
            number: 2003,
            customerName: "Ada Moreno",
            vehicle: "2024 Toyota Camry",
            time: "13:15",
            timeFrame: "afternoon" as const,
            locationName: "Mesa",
            repairLocation: "mobile" as const,
            address: home,
            installers: ["Ike Reyes"],
            partsStatus: "pending" as const,
            complete: false
          }
        ]
        assert.deepStrictEqual(yield* figures.installsOn("2026-11-21").pipe(shop), today)
        assert.deepStrictEqual(yield* figures.installsOn("2026-11-21", ike.id).pipe(shop), today)
        assert.deepStrictEqual(yield* figures.installsOn("2026-11-24", ike.id).pipe(shop), [])
        assert.deepStrictEqual((yield* figures.installsOn("2026-11-24").pipe(shop))[0]?.address, null)
      })
    )

    it.effect("lists each insurer and each sales representative once, sorted", () =>
      Effect.gen(function* () {
        const { shop, figures } = yield* opened
        const { insurers, salespeople } = yield* figures.choices.pipe(shop)
        assert.deepStrictEqual(
          insurers.map((company) => company.toLowerCase()),
          ["prairie élan", "saguaro mutual"]
        )
        assert.deepStrictEqual(salespeople, ["Bea Ortiz", "Cy Young"])
      })
    )

    it.effect("finds, groups, and labels jobs by insurer under any of the insurer's names", () =>
      Effect.gen(function* () {
        const { shop, jobs, figures } = yield* opened
        const insurers = yield* Insurers
        const saguaro = new Insurer({
          id: InsurerId.make(crypto.randomUUID()),
          version: 1,
          insurerName: "Saguaro Mutual Insurance",
          aliases: "Saguaro  Mutual\nSMI",
          network: "lynx",
          isActive: true
        })
        yield* insurers.add(saguaro).pipe(shop)
        yield* jobs
          .add(freshJob(ada, tempe, { number: 2009, insurance: insured("Saguaro Mutual Insurance") }))
          .pipe(shop)
        yield* jobs.add(freshJob(ada, tempe, { number: 2010, insurance: insured("smi") })).pipe(shop)
        // Another shop's insurer of the same name does not affect this shop.
        yield* insurers
          .add(new Insurer({ ...saguaro, id: InsurerId.make(crypto.randomUUID()), insurerName: "SMI", aliases: "" }))
          .pipe(withTenant(yield* newTenant))
        const all = [2010, 2009, 2003, 2001]
        for (const insurer of ["saguaro mutual insurance", "Saguaro Mutual", "SAGUARO  Mutual", " smi "]) {
          const { items, total } = yield* jobs.list({ insurer, size: 20 }).pipe(shop)
          assert.deepStrictEqual([items.map(({ number }) => number), total], [all, 4], insurer)
          assert.strictEqual((yield* figures.totals([{ insurer }]).pipe(shop))[0]?.count, 4, insurer)
          for (const sort of ["number", "installDate", "customerName", "total"] as const)
            for (const descending of [false, true]) {
              const order = { insurer, sort, descending }
              const listed = yield* jobs.list({ ...order, size: 20 }).pipe(shop)
              assert.deepStrictEqual(
                (yield* jobs.batch(order).pipe(shop)).items.map(({ number }) => number),
                listed.items.map(({ number }) => number),
                JSON.stringify(order)
              )
            }
        }
        assert.deepStrictEqual((yield* jobs.list({ insurer: "Prairie élan" }).pipe(shop)).total, 1)
        const groups = [
          ["prairie élan", "Prairie Élan", [2004]],
          [saguaro.id, "Saguaro Mutual Insurance", all],
          ["", "", [2008, 2007, 2006, 2005, 2002]]
        ] as const
        const rows = groups.flatMap(([key, name, numbers]) => numbers.map((number) => [number, key, name]))
        const { items } = yield* jobs.list({ group: "insurer", size: 20 }).pipe(shop)
        assert.deepStrictEqual(
          items.map(({ number, group }) => [number, group?.key, group?.name]),
          rows
        )
        assert.strictEqual(items[1]?.group?.count, 4)
        const batch = yield* jobs.batch({ group: "insurer" }).pipe(shop)
        assert.deepStrictEqual(
          batch.items.map(({ number, group }) => [number, group?.key, group?.name]),
          rows
        )
        assert.deepStrictEqual((yield* figures.choices.pipe(shop)).insurers, [
          "Prairie Élan",
          "Saguaro Mutual Insurance"
        ])
        // Without the alias, claims under that name are listed under it again.
        yield* insurers.save(new Insurer({ ...saguaro, aliases: "" })).pipe(shop)
        assert.strictEqual((yield* jobs.list({ insurer: "smi" }).pipe(shop)).total, 1)
        assert.strictEqual((yield* jobs.list({ insurer: "saguaro mutual insurance" }).pipe(shop)).total, 1)
      })
    )

    it.effect("finds invoices by the day they were settled, and returns the dates of each", () =>
      Effect.gen(function* () {
        const { shop, jobs } = yield* opened
        const paid = freshJob(ada, tempe, {
          number: 2011,
          ...invoice(4, "2026-11-10"),
          createdOn: "2026-11-02",
          wonOn: "2026-11-05",
          balance: 0,
          payments: [{ ...freshPayment(90018), collectionDate: "2026-11-12" }],
          adjustments: [
            adjusted("allowance", 500),
            adjusted("writeOff", 400),
            { ...adjusted("writeOff", 7700), reversed: { date: "2026-11-12", reason: "Paid after all" } }
          ]
        })
        yield* jobs.add(paid).pipe(shop)
        const numbers = (search: JobSearch) =>
          Effect.map(jobs.list(search).pipe(shop), ({ items }) => items.map(({ number }) => number))
        assert.deepStrictEqual(yield* numbers({ settledFrom: "2026-11-12", settledTo: "2026-11-12" }), [2011])
        assert.deepStrictEqual(yield* numbers({ settledTo: "2026-11-11" }), [])
        const [listed] = (yield* jobs.list({ numbered: 2011 }).pipe(shop)).items
        assert.deepStrictEqual(
          [listed?.createdOn, listed?.wonOn, listed?.settledOn, listed?.allowed, listed?.writtenOff],
          ["2026-11-02", "2026-11-05", "2026-11-12", 500, 400]
        )
      })
    )

    it.effect("refuses to remove a location used by jobs or people, and counts them", () =>
      Effect.gen(function* () {
        const { shop } = yield* opened
        const locations = yield* Locations
        const yuma = freshLocation({ locationName: "Yuma" })
        yield* Effect.orDie(locations.add(yuma)).pipe(shop)
        const usedBy = (id: typeof yuma.id) =>
          Effect.map(locations.remove(id).pipe(shop, Effect.flip), (failure) =>
            failure._tag === "LocationInUse" ? [failure.jobs, failure.people] : failure._tag
          )
        assert.deepStrictEqual(yield* usedBy(tempe.id), [5, 0])
        const users = yield* Users
        const begins = freshUser({ userName: crypto.randomUUID(), defaultLocationKey: yuma.id })
        yield* users.save(begins, "a hash").pipe(shop)
        yield* users
          .save(freshUser({ userName: crypto.randomUUID(), assignedLocations: [yuma.id] }), "a hash")
          .pipe(shop)
        assert.deepStrictEqual(yield* usedBy(yuma.id), [0, 2])
        assert.deepStrictEqual(yield* locations.get(yuma.id).pipe(shop), yuma)
      })
    )

    it.effect("hides one shop's jobs from another", () =>
      Effect.gen(function* () {
        const { figures } = yield* opened
        const theirs = withTenant(yield* newTenant)
        assert.deepStrictEqual(yield* figures.totals([{}]).pipe(theirs), [{ count: 0, total: 0, balance: 0 }])
        assert.deepStrictEqual(yield* figures.installsOn("2026-11-21").pipe(theirs), [])
        assert.deepStrictEqual(yield* figures.choices.pipe(theirs), { insurers: [], salespeople: [] })
      })
    )
  })
