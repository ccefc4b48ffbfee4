import { assert, describe, it } from "@effect/vitest"
import { dayOf, monthsAfter } from "#domain/shared/Day.ts"

const at = (iso: string) => Date.parse(iso)

describe("the business day of an instant", () => {
  it("is the local date of the shop, in summer and winter", () => {
    // Offsets of the IANA time zone database: Phoenix -07:00 all year, Toronto -05:00 and -04:00, Kiritimati +14:00.
    assert.strictEqual(dayOf(at("2026-11-21T06:59:59Z"), "America/Phoenix"), "2026-11-20")
    assert.strictEqual(dayOf(at("2026-11-21T07:00:00Z"), "America/Phoenix"), "2026-11-21")
    assert.strictEqual(dayOf(at("2026-01-15T04:59:59Z"), "America/Toronto"), "2026-01-14")
    assert.strictEqual(dayOf(at("2026-07-15T04:00:00Z"), "America/Toronto"), "2026-07-15")
    assert.strictEqual(dayOf(at("2025-12-31T10:00:00Z"), "Pacific/Kiritimati"), "2026-01-01")
  })

  it("is the UTC date if the time zone is unknown", () => {
    for (const zone of ["", "Mars/Olympus"]) assert.strictEqual(dayOf(at("2026-11-21T23:59:59Z"), zone), "2026-11-21")
  })
})

describe("adding months", () => {
  it("keeps the day of the month, or uses the last one in a shorter month", () => {
    assert.strictEqual(monthsAfter("2026-11-05", 1), "2026-12-05")
    assert.strictEqual(monthsAfter("2026-11-05", 14), "2028-01-05")
    assert.strictEqual(monthsAfter("2026-01-31", 1), "2026-02-28")
    assert.strictEqual(monthsAfter("2027-12-31", 2), "2028-02-29")
    assert.strictEqual(monthsAfter("2026-01-31", 2), "2026-03-31")
  })
})
