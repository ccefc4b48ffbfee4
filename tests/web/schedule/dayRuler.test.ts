import { assert, describe, it } from "@effect/vitest"
import { daysAfter } from "#domain/shared/Day.ts"
import { instantOf, wallClockAt } from "#domain/shared/WallClock.ts"
import { rulerOf } from "#web/schedule/dayRuler.ts"
import { minutesOf, timeOf } from "#web/schedule/stops.ts"

const quarters = Array.from({ length: 96 }, (_, at) => at * 15)

/** Days on which clocks change, with their length in hours, and ordinary days. */
const days = [
  ["America/New_York", "2026-03-08", 23],
  ["America/New_York", "2026-11-01", 25],
  ["America/Denver", "2027-03-14", 23],
  ["America/Denver", "2026-11-01", 25],
  ["America/St_Johns", "2026-03-08", 23],
  ["America/St_Johns", "2026-11-01", 25],
  ["America/Anchorage", "2026-11-01", 25],
  ["Australia/Sydney", "2026-10-04", 23],
  ["America/Phoenix", "2026-03-08", 24],
  ["America/New_York", "2026-03-09", 24],
  ["America/New_York", "2026-03-07", 24],
  ["America/New_York", "2026-10-31", 24],
  ["America/New_York", "2026-11-02", 24]
] as const

describe("a day's time scale", () => {
  it("places each time where the domain does, and shows the clock time for each minute", () => {
    for (const [zone, day, hours] of days) {
      const ruler = rulerOf(zone, day)
      const begins = instantOf(day, "00:00", zone)
      assert.strictEqual(instantOf(daysAfter(day, 1), "00:00", zone) - begins, hours * 3_600_000, `${zone} ${day}`)
      for (const time of quarters) {
        const instant = instantOf(day, timeOf(time), zone)
        assert.strictEqual(ruler.at(time), (instant - begins) / 60_000, `${zone} ${day} ${timeOf(time)}`)
        const isThere = wallClockAt(instant, zone) === timeOf(time)
        if (isThere) assert.strictEqual(ruler.timeAt(ruler.at(time)), time, `${zone} ${day} ${timeOf(time)}`)
      }
      for (let minute = 0; minute < hours * 60; minute += 15) {
        const instant = begins + minute * 60_000
        assert.strictEqual(ruler.clockAt(minute), minutesOf(wallClockAt(instant, zone)), `${zone} ${day} ${minute}`)
        assert.strictEqual(ruler.minuteOf(instant), minute)
      }
    }
  })

  it("reports when clocks change and which part of the day repeats", () => {
    assert.deepStrictEqual(rulerOf("America/New_York", "2026-03-08").change, { at: 120, twice: 0 })
    assert.deepStrictEqual(rulerOf("America/New_York", "2026-11-01").change, { at: 120, twice: 60 })
    assert.isUndefined(rulerOf("America/New_York", "2026-11-02").change)
  })

  it("skips positions without a time of their own: in a repeated hour forward to its end, or backward to before it", () => {
    const back = rulerOf("America/New_York", "2026-11-01")
    assert.deepStrictEqual(
      [105, 120, 135, 165, 180].map((minute) => timeOf(back.timeAt(minute))),
      ["01:45", "02:00", "02:00", "02:00", "02:00"]
    )
    assert.strictEqual(timeOf(back.timeAt(165, true)), "01:45")
    const forward = rulerOf("America/New_York", "2026-03-08")
    assert.deepStrictEqual(
      [105, 120, 135].map((minute) => timeOf(forward.timeAt(minute))),
      ["01:45", "03:00", "03:15"]
    )
  })
})
