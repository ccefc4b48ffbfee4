import { Effect } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import type { CustomerSearch } from "#domain/customers/Customer.ts"
import { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import type { UserSearch } from "#domain/people/UserSearch.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import type { PricingProfileSearch } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import type { Listed } from "./batchContract.ts"
import { freshCustomer, freshJob, freshLocation, freshProfile, freshUser } from "./fresh.ts"

const types = ["fleet", "retail", "insurance"] as const
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Customers of three types, many with the same name. */
export const listedCustomers: Listed<Customers, CustomerSearch> = {
  fill: (count) =>
    Effect.gen(function* () {
      const customers = yield* Customers
      for (const at of numbers(count))
        yield* customers.add(freshCustomer({ customerName: `Name ${(at * 7) % 40}`, customerType: types[at % 3]! }))
    }),
  page: (search) => Customers.use((customers) => customers.list(search)),
  batch: (search, after) => Customers.use((customers) => customers.batch(search, after)),
  searches: [
    {},
    { descending: true },
    { sort: "customerType" },
    { sort: "customerType", descending: true },
    { text: "name 3" },
    { customerType: "fleet", descending: true },
    { group: "customerType", descending: true }
  ]
}

/** People with three roles, many with the same name. */
export const listedUsers: Listed<Users, UserSearch> = {
  fill: (count) =>
    Effect.gen(function* () {
      const users = yield* Users
      for (const at of numbers(count))
        yield* Effect.orDie(
          users.add(
            freshUser({
              lastName: `Name ${(at * 7) % 40}`,
              roles: [(["sales", "billing", "installer"] as const)[at % 3]!],
              active: at % 5 > 0
            }),
            "a hash"
          )
        )
    }),
  page: (search) => Users.use((users) => users.search(search)),
  batch: (search, after) => Users.use((users) => users.batch(search, after)),
  searches: [
    {},
    { descending: true },
    { sort: "userName" },
    { sort: "userName", descending: true },
    { text: "name 3" },
    { role: "billing", active: true }
  ]
}

/** Pricing profiles of both types. */
export const listedProfiles: Listed<PricingProfiles, PricingProfileSearch> = {
  fill: (count) =>
    Effect.gen(function* () {
      const profiles = yield* PricingProfiles
      for (const at of numbers(count)) {
        yield* Effect.orDie(
          profiles.add(
            freshProfile({
              profileName: `Profile ${(at * 7919) % 10_007}`,
              pricingType: at % 4 === 0 ? "insurance" : "customer"
            })
          )
        )
      }
    }),
  page: (search) => PricingProfiles.use((profiles) => profiles.list(search)),
  batch: (search, after) => PricingProfiles.use((profiles) => profiles.batch(search, after)),
  searches: [{}, { descending: true }, { pricingType: "customer" }, { text: "1", descending: true }]
}

/** Jobs of one customer, some without an installation date, many with the same total. */
export const listedJobs: Listed<Jobs | Customers | Locations, JobSearch> = {
  fill: (count) =>
    Effect.gen(function* () {
      const [customer, location, jobs] = [freshCustomer(), freshLocation(), yield* Jobs]
      yield* (yield* Customers).add(customer)
      yield* Effect.orDie((yield* Locations).add(location))
      for (const at of numbers(count)) {
        const job = freshJob(customer, location, { number: 2_000 + at, lines: [] })
        const date = at % 5 === 0 ? "" : `2026-12-${String(1 + (at % 28)).padStart(2, "0")}`
        yield* jobs.add(
          Job.make({ ...job, install: { ...job.install, date }, totals: { ...job.totals, total: 1_000 * (at % 9) } })
        )
      }
    }),
  page: (search) => Jobs.use((jobs) => jobs.list(search)),
  batch: (search, after) => Jobs.use((jobs) => jobs.batch(search, after)),
  searches: [
    {},
    { descending: false },
    { sort: "installDate" },
    { sort: "installDate", descending: true },
    { sort: "total" },
    { sort: "total", descending: true },
    { sort: "customerName" },
    { stage: "quote", descending: true },
    { text: "ada" },
    { group: "installWeek" },
    { group: "location", sort: "installDate", descending: true },
    { group: "payment", sort: "installDate" },
    { group: "installer", sort: "installDate", descending: true }
  ]
}
