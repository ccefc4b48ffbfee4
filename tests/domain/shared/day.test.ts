import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { TestClock } from "effect/testing"
import { Day, OptionalDay, daysAfter, isDay, todayIn } from "#domain/shared/Day.ts"
import { validationErrors } from "./faultsOf.ts"

const whole = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))
const two = (number: number) => String(number).padStart(2, "0")

/** The engine's own calendar: a date is valid if it formats back to the same text. */
const inTheCalendar = (text: string) => {
  const read = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === text
}

describe("a date", () => {
  it.prop(
    "is valid if it is in the calendar",
    [whole(1900, 9999), whole(0, 13), whole(0, 32)],
    ([year, month, day]) => {
      const text = `${year}-${two(month)}-${two(day)}`
      assert.strictEqual(isDay(text), inTheCalendar(text))
    },
    { arbitrary: { runs: 2_000 } }
  )

  it.each(["2000-02-29", "2024-02-29", "1900-02-28", "2100-02-28", "1900-01-01", "9999-12-31"])(
    "accepts %s",
    (text) => {
      assert.deepStrictEqual(validationErrors(Day, text), {})
    }
  )

  it.each([
    "1900-02-29",
    "2100-02-29",
    "2023-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-10-00",
    "1899-12-31",
    "2026-1-1",
    "26-01-01",
    "2026/01/01",
    "01-01-2026",
    "2026-01-01T00:00:00Z",
    " 2026-01-01",
    "2026-01-01\n",
    "٢٠٢٦-٠١-٠١",
    "today"
  ])("rejects %j", (text) => {
    assert.deepStrictEqual(validationErrors(Day, text), { "": ["day.invalid"] })
    assert.deepStrictEqual(validationErrors(OptionalDay, text), { "": ["day.invalid"] })
  })

  it("is required or optional as the schema says", () => {
    assert.deepStrictEqual(validationErrors(Day, ""), { "": ["required"] })
    assert.deepStrictEqual(validationErrors(OptionalDay, ""), {})
  })
})

describe("adding days", () => {
  it.prop("matches the calendar", [whole(1900, 2400), whole(1, 365), whole(0, 400)], ([year, dayOfYear, days]) => {
    const from = Date.UTC(year, 0, dayOfYear)
    const written = (instant: number) => new Date(instant).toISOString().slice(0, 10)
    assert.strictEqual(daysAfter(written(from), days), written(from + days * 86_400_000))
  })
})

describe("today", () => {
  const zones = Schema.Literals([
    "UTC",
    "America/Phoenix",
    "America/Toronto",
    "America/St_Johns",
    "Pacific/Honolulu",
    "Pacific/Guam",
    "America/Vancouver"
  ])
  it.effect.prop("is the location's local date", [whole(0, 4_102_444_800), zones], ([seconds, timeZone]) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(seconds * 1_000)
      const wall = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
      assert.strictEqual(yield* todayIn(timeZone), wall.format(seconds * 1_000))
    })
  )

  it.effect("is the UTC date if the time zone is unknown", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.UTC(2026, 10, 22, 3))
      assert.deepStrictEqual(
        [yield* todayIn("Mars/Olympus"), yield* todayIn("America/Phoenix")],
        ["2026-11-22", "2026-11-21"]
      )
    })
  )
})
