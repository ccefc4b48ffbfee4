import { assert, describe, it } from "@effect/vitest"
import { prorateUser } from "#domain/people/prorateUser.ts"

/**
 * Calculated by hand: 34.99 times days left over days in the cycle, half up; 65 times the same, rounded down (trade
 * 8.25).
 */
const examples = [
  // The specification's example: 25 of 30 days left. 34.99 × 25 / 30 = 29.1583; 65 × 25 / 30 = 54.17.
  {
    createdOn: "2025-03-16",
    today: "2026-11-21",
    daysLeft: 25,
    daysInCycle: 30,
    cycleEnds: "2026-12-16",
    amount: 2916,
    freeHelpRequests: 54
  },
  // The first day of a cycle counts as the entire cycle.
  {
    createdOn: "2025-03-21",
    today: "2026-11-21",
    daysLeft: 30,
    daysInCycle: 30,
    cycleEnds: "2026-12-21",
    amount: 3499,
    freeHelpRequests: 65
  },
  // The last day: 34.99 / 31 = 1.1287; 65 / 31 = 2.09.
  {
    createdOn: "2025-03-21",
    today: "2026-11-20",
    daysLeft: 1,
    daysInCycle: 31,
    cycleEnds: "2026-11-21",
    amount: 113,
    freeHelpRequests: 2
  },
  // Opened on a 31st: February's cycle starts on its last day and ends on March 31. 34.99 × 30 / 31 = 33.8613; 62.9.
  {
    createdOn: "2024-12-31",
    today: "2026-03-01",
    daysLeft: 30,
    daysInCycle: 31,
    cycleEnds: "2026-03-31",
    amount: 3386,
    freeHelpRequests: 62
  },
  // A leap day ends January's cycle: January 31 to February 29. 34.99 × 14 / 29 = 16.8917; 31.38.
  {
    createdOn: "2024-12-31",
    today: "2028-02-15",
    daysLeft: 14,
    daysInCycle: 29,
    cycleEnds: "2028-02-29",
    amount: 1689,
    freeHelpRequests: 31
  },
  // Across the turn of the year, before and after.
  {
    createdOn: "2020-06-10",
    today: "2026-12-31",
    daysLeft: 10,
    daysInCycle: 31,
    cycleEnds: "2027-01-10",
    amount: 1129,
    freeHelpRequests: 20
  },
  {
    createdOn: "2020-06-10",
    today: "2027-01-05",
    daysLeft: 5,
    daysInCycle: 31,
    cycleEnds: "2027-01-10",
    amount: 564,
    freeHelpRequests: 10
  },
  // 34.99 × 15 / 30 = 17.495: the half cent is rounded up.
  {
    createdOn: "2025-03-16",
    today: "2026-12-01",
    daysLeft: 15,
    daysInCycle: 30,
    cycleEnds: "2026-12-16",
    amount: 1750,
    freeHelpRequests: 32
  }
]

describe("the cost of an additional user", () => {
  it.each(examples)(
    "is $amount cents on $today in a shop opened on $createdOn",
    ({ createdOn, today, ...expected }) => {
      assert.deepStrictEqual(prorateUser({ createdOn, today }), { ...expected, monthlyPrice: 3499 })
    }
  )

  it("falls from the full price to almost nothing within a cycle, day by day", () => {
    const days = Array.from({ length: 31 }, (_, day) => `2026-10-${String(day + 1).padStart(2, "0")}`)
    const amounts = days.map((today) => prorateUser({ createdOn: "2026-01-01", today }).amount)
    assert.strictEqual(amounts[0], 3499)
    for (const [place, amount] of amounts.entries()) assert.isAbove(amount, amounts[place + 1] ?? 0)
  })
})
