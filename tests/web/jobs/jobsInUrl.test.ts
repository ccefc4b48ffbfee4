import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import { JobSearch } from "#domain/jobs/JobSearch.ts"
import { hasFilters } from "#web/lists/paging.ts"
import { withFilter, parseSearch, formatSearchParams } from "#web/lists/parseSearch.ts"

const read = (query: string) => parseSearch(listJobs, new URLSearchParams(query))

describe("the jobs list in the URL", () => {
  it("is parsed as it was written", () => {
    assert.deepStrictEqual(
      read("?stage=workorder&unpaid=true&text=ada%20m&page=2&size=25&sort=total&descending=true"),
      {
        stage: "workorder",
        unpaid: true,
        text: "ada m",
        page: 2,
        size: 25,
        sort: "total",
        descending: true
      }
    )
    assert.deepStrictEqual(read(""), {})
  })

  it("drops invalid and unknown parameters", () => {
    assert.deepStrictEqual(read("?stage=lost&page=two&size=5000&utm_source=mail&partsStatus=pending"), {
      partsStatus: "pending"
    })
  })

  it("is empty without filters", () => {
    assert.strictEqual(formatSearchParams({}), "")
    assert.strictEqual(formatSearchParams({ stage: "quote", page: 2 }), "?stage=quote&page=2")
  })

  it("returns to the first page when filtered", () => {
    assert.deepStrictEqual(
      withFilter<JobSearch>({ page: 4, size: 10, stage: "quote" }, { stage: undefined, unpaid: true }),
      { size: 10, unpaid: true }
    )
  })

  it("states whether it excludes jobs", () => {
    assert.isFalse(hasFilters({ page: 2, size: 10, sort: "total" }))
    assert.isTrue(hasFilters({ unpaid: true }))
    assert.isTrue(hasFilters({ text: "ada" }))
  })

  it.effect.prop("round-trips through its URL", [JobSearch], ([search]) =>
    Effect.sync(() => {
      // A URL contains no lone surrogates and no -0, and an empty string means no filter.
      const said = Object.entries(search)
        .filter(([, value]) => value !== "")
        .map(([name, value]) => [name, typeof value === "string" ? value.toWellFormed() : value === 0 ? 0 : value])
      const written = Object.fromEntries(said) as JobSearch
      assert.deepStrictEqual(read(formatSearchParams(written)), written)
    })
  )
})
