import { assert, describe, it } from "@effect/vitest"
import { UserId } from "#domain/access/CurrentUser.ts"
import { LocationId } from "#domain/locations/Location.ts"
import type { Board, BoardJob } from "#domain/schedule/boardApi.ts"
import { toneBy } from "#web/schedule/stopTones.ts"
import { firstFreeHour, jobClocks, planAt, stopsOf, companionRows } from "#web/schedule/stops.ts"

const [dana, luis] = [
  UserId.make("019a0000-0000-7000-8000-0000000000d1"),
  UserId.make("019a0000-0000-7000-8000-0000000000d2")
]
const [phoenix, cruces] = [
  LocationId.make("019a0000-0000-7000-8000-0000000000e1"),
  LocationId.make("019a0000-0000-7000-8000-0000000000e2")
]
const board: Pick<Board, "locations" | "timeZone"> = {
  timeZone: "America/Phoenix",
  locations: [
    { id: phoenix, locationName: "Tucson", timeZone: "America/Phoenix", days: [] },
    { id: cruces, locationName: "Las Cruces", timeZone: "America/Denver", days: [] }
  ]
}
const rows = [
  { userId: dana, start: "09:00", end: "11:00" },
  { userId: luis, start: "10:00", end: "" }
]
const job = (more: Partial<BoardJob>): BoardJob =>
  ({
    id: "a",
    number: 1,
    locationId: phoenix,
    date: "2026-07-01",
    timeFrame: "",
    time: "09:00",
    duration: 0,
    minutes: 90,
    installers: rows,
    ...more
  }) as unknown as BoardJob

describe("a job on the board", () => {
  it("is shown in the board's time and stored in its location's if the location has another time zone", () => {
    const clockOf = jobClocks(board)
    const there = job({ locationId: cruces })
    const hours = (one: BoardJob) => stopsOf([one], clockOf).map(({ start, end, shift }) => [start, end, shift])
    // New Mexico is an hour ahead of Arizona in summer, and at the same time in winter.
    assert.deepStrictEqual(hours(there), [
      [8 * 60, 10 * 60, -60],
      [9 * 60, 10 * 60 + 30, -60]
    ])
    assert.deepStrictEqual(hours({ ...there, date: "2026-12-01" })[0], [9 * 60, 11 * 60, 0])
    const spot = { userId: luis, day: "2026-07-01", start: 13 * 60, end: 14 * 60 }
    assert.deepStrictEqual(planAt(there, 0, spot, clockOf(there, spot.day)).installers, [
      { userId: luis, start: "14:00", end: "15:00" },
      rows[1]!
    ])
  })

  it("takes its other installers along only when moved to another day", () => {
    assert.deepStrictEqual(companionRows(job({}), 0, "2026-07-01"), [])
    assert.deepStrictEqual(companionRows(job({}), 0, "2026-07-02"), [rows[1]!])
  })
})

describe("an empty hour slot", () => {
  const hours = { day: "2026-07-01", start: "08:00", end: "17:00", note: "" }
  const stop = (start: number, end: number) => ({ start: start * 60, end: end * 60 })

  it("is the first of the day that no stop occupies, whatever order the stops are in", () => {
    assert.deepStrictEqual(firstFreeHour([], hours), stop(8, 9))
    assert.deepStrictEqual(firstFreeHour([stop(8.5, 10), stop(10.5, 12)], hours), stop(12, 13))
    assert.deepStrictEqual(firstFreeHour([stop(11, 12), stop(8, 10)], hours), stop(10, 11))
  })

  it("starts at eight if no hours are set, and never goes past the end of the day", () => {
    assert.deepStrictEqual(firstFreeHour([], { ...hours, start: "", end: "" }), stop(8, 9))
    assert.deepStrictEqual(firstFreeHour([stop(8, 24)], hours), stop(22.75, 23.75))
  })
})

describe("a card's color", () => {
  const places = [{ id: phoenix }, { id: cruces }]
  const facts = { stage: "workorder", complete: false, calibration: "", jobType: "replacement" } as const

  it("reflects the chosen property, and is neutral for completed jobs", () => {
    const quote = job({ ...facts, stage: "quote", partsStatus: "pending" })
    assert.deepStrictEqual(
      (["type", "stage", "parts", "location"] as const).map((by) => toneBy(by, quote, places)),
      ["accent", "warning", "warning", "accent"]
    )
    assert.strictEqual(toneBy("type", job({ ...facts, calibration: "dual" }), places), "info")
    assert.strictEqual(toneBy("location", job({ ...facts, locationId: cruces }), places), "info")
    assert.strictEqual(toneBy("stage", job({ ...facts, complete: true }), places), "neutral")
  })
})
