import { assert, layer } from "@effect/vitest"
import { type JobInstall, emptyInstall } from "#domain/jobs/JobInstall.ts"
import { Effect, type Layer } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { JobVehicle } from "#domain/jobs/JobDraft.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobGrouping, JobSearch } from "#domain/jobs/JobSearch.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCustomer, freshJob, freshLocation, freshUser, withTenant } from "./fresh.ts"

const ada = freshCustomer({ customerName: "ada Moreno" })
const zenith = freshCustomer({ customerName: "Zenith Fleet 100%", emailAddress: "" })
const tempe = freshLocation()

const totals = (total: number) => ({ ...freshJob(ada, tempe, { number: 1 }).totals, total })
const installer = UserId.make("019a0000-0000-7000-8000-0000000000aa")
const install = (date: string): JobInstall => ({ ...emptyInstall, date })
const vehicle = (changes: Partial<JobVehicle>): JobVehicle => ({
  ...freshJob(ada, tempe, { number: 1 }).vehicle,
  ...changes
})
const claim = (claimNumber: string) => ({ ...freshJob(ada, tempe, { number: 1 }).insurance!, claimNumber })
const invoice = (invoiceNumber: number): Partial<Job> => ({ stage: "invoice", invoicedOn: "2026-11-21", invoiceNumber })

/** Six jobs across all three stages. */
const kept = [
  freshJob(ada, tempe, {
    number: 1001,
    totals: totals(96918),
    insurance: { ...claim("Claim_A"), dispatchNumber: "004179015", referralNumber: "418822" }
  }),
  freshJob(ada, tempe, {
    number: 1002,
    stage: "workorder",
    install: install("2026-12-01"),
    partsStatus: "complete",
    totals: totals(20000),
    balance: 0,
    insurance: null
  }),
  freshJob(zenith, tempe, {
    number: 1003,
    ...invoice(70007),
    install: install("2026-11-10"),
    totals: totals(50000),
    balance: 50000,
    insurance: claim("ClaimxA")
  }),
  freshJob(zenith, tempe, {
    number: 1004,
    stage: "workorder",
    install: { ...install("2026-11-25"), installers: [{ userId: installer, start: "", end: "" }] },
    totals: totals(10000),
    balance: -500,
    insurance: null
  }),
  freshJob(ada, tempe, {
    number: 1005,
    ...invoice(70008),
    install: install("2026-11-12"),
    totals: totals(30000),
    balance: 0,
    insurance: null
  }),
  freshJob(ada, tempe, {
    number: 1006,
    totals: totals(40000),
    insurance: null,
    vehicle: vehicle({ vin: "", plate: "Zq 77-é", plateState: "QC", year: 0, make: "Mazda", model: "" })
  })
]

/** The contract of job lists: paging, searching, filtering, sorting, and counting. */
export const jobsListContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Jobs | Customers | Locations | Users | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const listing = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const jobs = yield* Jobs
      for (const customer of [ada, zenith]) yield* (yield* Customers).add(customer).pipe(shop)
      yield* (yield* Locations).add(tempe).pipe(shop)
      for (const job of kept) yield* jobs.add(job).pipe(shop)
      return (search: JobSearch) => jobs.list(search).pipe(shop)
    })

    it.effect("returns a job as a summary row", () =>
      Effect.gen(function* () {
        const { items } = yield* (yield* listing)({ sort: "number", size: 6 })
        assert.deepStrictEqual(items[2], {
          id: kept[2]!.id,
          number: 1003,
          invoiceNumber: 70007,
          stage: "invoice",
          customerName: "Zenith Fleet 100%",
          vehicle: "2024 Toyota Camry",
          installDate: "2026-11-10",
          partsStatus: "pending",
          total: 50000,
          balance: 50000,
          isCredited: false,
          salesperson: "",
          createdOn: "2026-11-20",
          wonOn: "",
          settledOn: "",
          reworkOf: null,
          reworkCause: null,
          source: "staff",
          allowed: 0,
          writtenOff: 0,
          answer: null,
          lost: null
        })
        assert.deepStrictEqual([items[5]!.vehicle, items[5]!.installDate, items[5]!.invoiceNumber], ["Mazda", "", null])
      })
    )

    const asked: ReadonlyArray<
      readonly [what: string, search: JobSearch, numbers: ReadonlyArray<number>, total?: number]
    > = [
      ["the five newest by default", {}, [1006, 1005, 1004, 1003, 1002], 6],
      ["the second page", { page: 2, size: 4 }, [1002, 1001], 6],
      ["nothing on a page after the last", { page: 7 }, [], 6],
      ["jobs by number, ascending", { sort: "number", size: 3 }, [1001, 1002, 1003], 6],
      ["jobs by number, descending", { sort: "number", descending: true, size: 1 }, [1006], 6],
      [
        "jobs by installation date, ascending, unscheduled ones last",
        { sort: "installDate", size: 4 },
        [1003, 1005, 1004, 1002],
        6
      ],
      [
        "jobs by installation date, descending",
        { sort: "installDate", descending: true, stage: "workorder" },
        [1002, 1004]
      ],
      ["jobs by customer name, ascending, ignoring case", { sort: "customerName", stage: "invoice" }, [1005, 1003]],
      ["jobs by customer name, descending", { sort: "customerName", descending: true, stage: "invoice" }, [1003, 1005]],
      ["jobs by total, ascending", { sort: "total", size: 6 }, [1004, 1002, 1005, 1006, 1003, 1001]],
      ["jobs by total, descending", { sort: "total", descending: true, size: 2 }, [1001, 1003], 6],
      ["quotes", { stage: "quote" }, [1006, 1001]],
      ["jobs with all parts received", { partsStatus: "complete" }, [1002]],
      ["jobs with a balance due, which excludes quotes", { unpaid: true }, [1003]],
      ["invoices with a balance due", { unpaid: true, stage: "invoice" }, [1003]],
      ["jobs assigned to an installer", { installerId: installer }, [1004]],
      [
        "no jobs for an installer without any",
        { installerId: UserId.make("019a0000-0000-7000-8000-0000000000bb") },
        []
      ],
      ["jobs matching a job number", { text: "1004" }, [1004]],
      ["jobs matching an invoice number", { text: "70008" }, [1005]],
      ["the job with an exact job number, excluding numbers that start with it", { numbered: 1004 }, [1004]],
      ["the job with an exact invoice number", { numbered: 70008 }, [1005]],
      ["no jobs for the prefix of a number if the number must be exact", { numbered: 100 }, []],
      ["jobs matching year, make and model", { text: "2024 toyota camry", stage: "workorder" }, [1004, 1002]],
      ["jobs matching a make", { text: "mazda" }, [1006]],
      ["jobs matching part of a customer's name", { text: "FLEET 100%" }, [1004, 1003]],
      ["jobs matching part of a VIN in lowercase", { text: "1daack7", stage: "workorder" }, [1004, 1002]],
      ["jobs matching part of a plate", { text: "zQ 77-É" }, [1006]],
      ["jobs matching part of a claim number, treating an underscore literally", { text: "m_a" }, [1001]],
      ["jobs matching a network's dispatch number", { text: "004179015" }, [1001]],
      ["jobs matching a network's referral number", { text: "418822" }, [1001]],
      ["no jobs for a percent sign, which is no wildcard", { text: "%camry" }, []],
      ["jobs matching a text within a stage", { text: "moreno", stage: "invoice" }, [1005, 1003]],
      ["jobs matching a text with surrounding spaces", { text: " 1004 " }, [1004]],
      ["jobs with a word starting with one letter", { text: "Z" }, [1006, 1004, 1003]],
      ["jobs with a word starting with two letters", { text: "mo", stage: "invoice" }, [1005, 1003]],
      ["no jobs for two letters in the middle of a word", { text: "or" }, []],
      ["jobs matching the start of a job or invoice number", { text: "70" }, [1005, 1003]]
    ]
    it.effect.each(asked)("lists $0", ([, search, numbers, total = numbers.length]) =>
      Effect.gen(function* () {
        const found = yield* (yield* listing)(search)
        assert.deepStrictEqual(
          found.items.map((job) => job.number),
          [...numbers]
        )
        assert.strictEqual(found.total, total)
      })
    )

    const grouped: ReadonlyArray<
      readonly [
        by: JobGrouping,
        groups: ReadonlyArray<readonly [key: string, numbers: ReadonlyArray<number>, total: number, balance: number]>
      ]
    > = [
      [
        "stage",
        [
          ["quote", [1006, 1001], 136918, 0],
          ["workorder", [1004, 1002], 30000, -500],
          ["invoice", [1005, 1003], 80000, 50000]
        ]
      ],
      [
        "installWeek",
        [
          ["2026-11-09", [1005, 1003], 80000, 50000],
          ["2026-11-23", [1004], 10000, -500],
          ["2026-11-30", [1002], 20000, 0],
          ["", [1006, 1001], 136918, 0]
        ]
      ],
      [
        "insurer",
        [
          ["saguaro mutual", [1003, 1001], 146918, 50000],
          ["", [1006, 1005, 1004, 1002], 100000, -500]
        ]
      ],
      ["location", [[tempe.id, [1006, 1005, 1004, 1003, 1002, 1001], 246918, 49500]]]
    ]
    it.effect.each(grouped)("groups jobs by $0 and totals each group across all pages", ([group, groups]) =>
      Effect.gen(function* () {
        const list = yield* listing
        const pages = yield* Effect.forEach([1, 2, 3], (page) => list({ group, page, size: 2 }))
        assert.deepStrictEqual(
          pages.flatMap(({ items }) =>
            items.map((job) => [job.number, job.group?.key, job.group?.count, job.group?.total, job.group?.balance])
          ),
          groups.flatMap(([key, numbers, total, balance]) =>
            numbers.map((number) => [number, key, numbers.length, total, balance])
          )
        )
      })
    )

    it.effect("groups a job under its first installer, by name", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const [zoe, ben] = [
          freshUser({ firstName: "Zoé", lastName: "Ash" }),
          freshUser({ firstName: "ben", lastName: "Young" })
        ]
        for (const user of [zoe, ben]) yield* Effect.orDie((yield* Users).add(user, "a hash")).pipe(shop)
        yield* (yield* Customers).add(ada).pipe(shop)
        yield* (yield* Locations).add(tempe).pipe(shop)
        const by = (...people: ReadonlyArray<typeof zoe>) => ({
          ...emptyInstall,
          installers: people.map(({ id: userId }) => ({ userId, start: "", end: "" }))
        })
        const jobs = [
          freshJob(ada, tempe, { number: 1, install: by(zoe, ben), totals: totals(100), balance: 0 }),
          freshJob(ada, tempe, { number: 2, install: by(ben), totals: totals(200), balance: 0 }),
          freshJob(ada, tempe, { number: 3, totals: totals(300), balance: 0 })
        ]
        for (const job of jobs) yield* (yield* Jobs).add(job).pipe(shop)
        const { items } = yield* (yield* Jobs).list({ group: "installer" }).pipe(shop)
        assert.deepStrictEqual(
          items.map(({ number, group }) => [number, group?.name, group?.total]),
          [
            [2, "ben Young", 200],
            [1, "Zoé Ash", 100],
            [3, "", 300]
          ]
        )
      })
    )

    it.effect("returns each job once across pages of equal sort keys", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const jobs = yield* Jobs
        yield* (yield* Customers).add(ada).pipe(shop)
        yield* (yield* Locations).add(tempe).pipe(shop)
        for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) yield* jobs.add(freshJob(ada, tempe, { number })).pipe(shop)
        for (const sort of ["installDate", "customerName", "total"] as const) {
          const pages = yield* Effect.forEach([1, 2, 3], (page) => jobs.list({ sort, page, size: 3 }).pipe(shop))
          assert.deepStrictEqual(
            pages.flatMap(({ items }) => items.map((job) => job.number)).sort(),
            [1, 2, 3, 4, 5, 6, 7, 8, 9]
          )
        }
      })
    )
  })
