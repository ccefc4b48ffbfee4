import { assert, describe, it } from "vitest"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { fitSlot } from "#web/schedule/weekSlots.ts"

const day = "2026-12-03"
const lane = { userId: "luis" as UserId, days: [{ day, start: "08:00", end: "17:00", note: "" }] }
const hours = (from: number, to: number) => ({ start: from * 60, end: to * 60 })

/** Returns the start and end, in hours, of a two-hour job. */
const put = (given: Partial<Parameters<typeof fitSlot>[0]>) => {
  const job = { minutes: 120, timeFrame: "" } as const
  const { start, end } = fitSlot({ lane, day, job, has: undefined, others: [], earliest: 0, ...given })
  return [start / 60, end / 60]
}

describe("a job placed on a day", () => {
  it("keeps its hours if they are free, even between others", () => {
    assert.deepStrictEqual(put({ has: hours(10, 12) }), [10, 12])
    assert.deepStrictEqual(put({ has: hours(10, 12), others: [hours(8, 10), hours(12, 14)] }), [10, 12])
  })

  it("goes to the first free slot if they are taken or it has none", () => {
    assert.deepStrictEqual(put({ has: hours(10, 12), others: [hours(11, 13)] }), [8, 10])
    assert.deepStrictEqual(put({ others: [hours(12, 13), hours(9, 12)] }), [13, 15])
    assert.deepStrictEqual(put({ has: hours(6, 8) }), [8, 10])
  })

  it("starts in the promised half of the day", () => {
    assert.deepStrictEqual(put({ job: { minutes: 60, timeFrame: "afternoon" } }), [12, 13])
    assert.deepStrictEqual(put({ job: { minutes: 60, timeFrame: "morning" }, others: [hours(8, 11)] }), [11, 12])
    // The morning is full: it starts at the beginning of the day, and the rules report what that breaks.
    assert.deepStrictEqual(put({ job: { minutes: 60, timeFrame: "morning" }, others: [hours(8, 12)] }), [8, 9])
  })

  it("starts no earlier than the next quarter hour from now", () => {
    assert.deepStrictEqual(put({ earliest: 9 * 60 + 50 }), [10, 12])
    assert.deepStrictEqual(put({ has: hours(9, 11), earliest: 9 * 60 + 1 }), [9.25, 11.25])
  })

  it("keeps its hours on a day that is full or off, and leaves the warning to the rules", () => {
    assert.deepStrictEqual(put({ has: hours(10, 12), others: [hours(8, 17)] }), [10, 12])
    const off = { ...lane, days: [{ day, start: "", end: "", note: "Vacation" }] }
    assert.deepStrictEqual(put({ lane: off, has: hours(13, 15) }), [13, 15])
    assert.deepStrictEqual(put({ lane: off }), [8, 10])
  })
})
