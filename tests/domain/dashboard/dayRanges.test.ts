import { assert, describe, it } from "@effect/vitest"
import { agesOf, weeksUpTo } from "#domain/dashboard/dashboardSearches.ts"

describe("dashboard date ranges", () => {
  it("cover every day exactly once with age brackets", () => {
    assert.deepStrictEqual(agesOf("2026-11-21", [2, 7, 30]), [
      { from: "2026-11-19", to: undefined },
      { from: "2026-11-14", to: "2026-11-18" },
      { from: "2026-10-22", to: "2026-11-13" },
      { from: undefined, to: "2026-10-21" }
    ])
  })

  it("have weeks from Monday to Sunday across the end of a year and of a February", () => {
    // November 21, 2026 is a Saturday, March 1, 2027 a Monday, and January 3, 2027 a Sunday.
    assert.deepStrictEqual(weeksUpTo("2026-11-21", 2), [
      { from: "2026-11-09", to: "2026-11-15" },
      { from: "2026-11-16", to: "2026-11-22" }
    ])
    assert.deepStrictEqual(weeksUpTo("2027-03-01", 2), [
      { from: "2027-02-22", to: "2027-02-28" },
      { from: "2027-03-01", to: "2027-03-07" }
    ])
    assert.deepStrictEqual(weeksUpTo("2027-01-03", 1), [{ from: "2026-12-28", to: "2027-01-03" }])
  })
})
