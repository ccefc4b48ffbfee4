import { assert, layer } from "@effect/vitest"
import { Effect, type Layer, Schema } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobSearch, JobSummary } from "#domain/jobs/JobSearch.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import type { CursorInvalid, Page } from "#domain/shared/Page.ts"
import { withTenant } from "#domain/testing/Contract.ts"
import { freshCustomer, freshJob, freshLocation } from "./fresh.ts"

/** A small set of values, so that many rows share the same ones. Ties are where paging loses or duplicates rows. */
const Drawn = Schema.Struct({
  jobs: Schema.Array(
    Schema.Struct({
      customer: Schema.Literals([0, 1]),
      day: Schema.Literals(["", "", "2026-11-30", "2026-12-01", "2026-12-07"]),
      total: Schema.Literals([0, 900, 1_000]),
      insurer: Schema.Literals(["", "Aspen", "birch"])
    })
  ).check(Schema.isMinLength(8), Schema.isMaxLength(24)),
  size: Schema.Literals([2, 3, 5, 7])
})

type Asked = Pick<JobSearch, "sort" | "descending" | "group">

/** Every sort order, ascending and descending, ungrouped and with two kinds of groups. */
const everyOrder: ReadonlyArray<Asked> = [
  {},
  ...(["number", "installDate", "customerName", "total"] as const).flatMap((sort) => [
    { sort, descending: false },
    { sort, descending: true }
  ])
].flatMap((order): ReadonlyArray<Asked> => [order, { ...order, group: "insurer" }, { ...order, group: "installWeek" }])

const monday = (day: string) =>
  day === "" ? "9999" : { "2026-11-30": "2026-11-30", "2026-12-01": "2026-11-30", "2026-12-07": "2026-12-07" }[day]!

/**
 * The expected order, computed in plain JavaScript: by group, with open dates last, then by each key. The last key is
 * unique.
 */
const expected = (jobs: ReadonlyArray<Job>, { descending, group, sort }: Asked): ReadonlyArray<string> => {
  const up = (descending ?? sort === undefined) ? -1 : 1
  const keys = (job: Job): ReadonlyArray<string | number> => {
    switch (sort) {
      case "installDate":
        return [job.install.date, job.id]
      case "total":
        return [job.totals.total, job.id]
      case "customerName":
        return [job.customerName, job.customerId, job.number]
      default:
        return [job.number]
    }
  }
  const place = ({ install, insurance }: Job) =>
    group === "installWeek"
      ? monday(install.date)
      : group === "insurer"
        ? { "": "z", Aspen: "a", birch: "b" }[insurance?.company ?? ""]!
        : ""
  const compare = <T extends string | number>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0)
  return jobs
    .toSorted(
      (one, other) =>
        compare(place(one), place(other)) ||
        (sort === "installDate" ? compare(Number(one.install.date === ""), Number(other.install.date === "")) : 0) ||
        up *
          (keys(one)
            .map((key, at) => compare(key, keys(other)[at]!))
            .find((difference) => difference !== 0) ?? 0)
    )
    .map(({ id }) => id)
}

type Listed = Page<JobSummary>

/**
 * Paging by cursor returns the entire list: each row once, in an independently computed order, forward and backward,
 * for every sort order and grouping.
 */
export const cursorContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Customers | Jobs | Locations | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect.prop(
      "returns each row once by cursor, forward and backward, in list order",
      [Drawn],
      ([{ jobs: drawn, size }]) =>
        Effect.gen(function* () {
          const shop = withTenant(yield* newTenant)
          const [customers, location, port] = [
            [freshCustomer({ customerName: "Ash" }), freshCustomer({ customerName: "birch" })],
            freshLocation(),
            yield* Jobs
          ]
          for (const customer of customers) yield* (yield* Customers).add(customer).pipe(shop)
          yield* Effect.orDie((yield* Locations).add(location)).pipe(shop)
          const jobs = drawn.map(({ customer, day, insurer, total }, at) => {
            const job = freshJob(customers[customer]!, location, { number: 1_000 + at, lines: [] })
            return Job.make({
              ...job,
              install: { ...job.install, date: day },
              totals: { ...job.totals, total },
              insurance: insurer === "" ? null : { ...job.insurance!, company: insurer }
            })
          })
          for (const job of jobs) yield* port.add(job).pipe(shop)
          for (const asked of everyOrder) {
            const list = (more: {
              readonly cursor?: string
              readonly page?: number
            }): Effect.Effect<Listed, CursorInvalid, Customers | Jobs | Locations | R> =>
              port.list({ ...asked, size, ...more }).pipe(shop)
            const order = expected(jobs, asked)
            const walk = Effect.fnUntraced(function* (begin: Listed, way: "next" | "previous") {
              const pages = [begin]
              for (let at = begin; at[way] !== undefined && pages.length <= drawn.length;)
                pages.push((at = yield* list({ cursor: at[way]! })))
              return pages
            })
            const ids = (pages: ReadonlyArray<Listed>) => pages.flatMap(({ items }) => items.map(({ id }) => id))

            const first = yield* list({})
            const forward = yield* walk(first, "next")
            assert.deepStrictEqual(ids(forward), order)
            assert.deepStrictEqual(
              forward.map(({ from }) => from),
              forward.map((_, at) => 1 + at * size)
            )
            const back = yield* walk(forward.at(-1)!, "previous")
            assert.deepStrictEqual(ids(back.toReversed()), order)
            const last = first.last === undefined ? first : yield* list({ cursor: first.last })
            assert.deepStrictEqual(ids([last]), order.slice(-size))
            assert.strictEqual(last.from, Math.max(1, order.length - size + 1))
            assert.deepStrictEqual(ids((yield* walk(last, "previous")).toReversed()), order)
            const middle = yield* list({ page: 2 })
            assert.deepStrictEqual(ids(yield* walk(middle, "next")), order.slice(size))
          }
        }),
      { timeout: 60_000, arbitrary: { runs: 4 } }
    )
  })
