import { assert, describe, it } from "@effect/vitest"
import { installDay, saturday, workday } from "#api/demo/demoDays.ts"
import { demoJobs } from "#api/demo/jobs.ts"
import { demoStaff } from "#api/demo/people.ts"
import { timed } from "#api/demo/timed.ts"
import { Bookings } from "#api/demo/years/Bookings.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { hoursOn, weekdayOf } from "#domain/shared/WeekHours.ts"
import { yearsShop } from "./yearsShop.ts"

/** A Monday to a Sunday, with a change of year in the adjacent weeks. */
const aWeek = Array.from({ length: 7 }, (_, at) => daysAfter("2026-12-28", at))

const named = ({ lastName, firstName }: { readonly lastName: string; readonly firstName: string }) =>
  `${lastName}, ${firstName}`
/** In the order in which a shop lists its people. A job's `who` is an index into it. */
const installers = demoStaff
  .filter(({ roles }) => roles.includes("installer"))
  .toSorted((one, other) => named(one).localeCompare(named(other)))
const ids = installers.map(({ userName }) => yearsShop.fitters.find((one) => one.userName === userName)!.id)

describe("the demo schedule", () => {
  it("consists of workdays starting today, or on Monday if today is on a weekend", () => {
    assert.deepStrictEqual(
      aWeek.map((today) => [-6, -1, 0, 1, 5].map((steps) => workday(today, steps))),
      [
        ["2026-12-18", "2026-12-25", "2026-12-28", "2026-12-29", "2027-01-04"],
        ["2026-12-21", "2026-12-28", "2026-12-29", "2026-12-30", "2027-01-05"],
        ["2026-12-22", "2026-12-29", "2026-12-30", "2026-12-31", "2027-01-06"],
        ["2026-12-23", "2026-12-30", "2026-12-31", "2027-01-01", "2027-01-07"],
        ["2026-12-24", "2026-12-31", "2027-01-01", "2027-01-04", "2027-01-08"],
        ["2026-12-25", "2027-01-01", "2027-01-04", "2027-01-05", "2027-01-11"],
        ["2026-12-25", "2027-01-01", "2027-01-04", "2027-01-05", "2027-01-11"]
      ]
    )
    assert.deepStrictEqual(aWeek.map(saturday), [...Array(6).fill("2027-01-02"), "2027-01-09"])
  })

  it("assigns work only to people who are working, whatever day the demo is added on, with steps in order", () => {
    for (const today of aWeek) {
      const now = Date.parse(`${today}T19:00:00Z`)
      const told = timed(demoJobs, { installers: ids, now, timeZone: "America/Phoenix", today })
      const planned = told.filter(({ demo }) => demo.stage === "workorder").flatMap(({ slots }) => slots)
      assert.isAbove(planned.length, 20)
      for (const { day, installer } of planned) {
        const { userName, workHours = [], away } = installers[ids.indexOf(installer)]!
        // An installer who also sells has no hours of their own and works the location's.
        if (workHours.length > 0) assert.isDefined(hoursOn(workHours, day), `${userName} ${day}`)
        assert.isTrue(weekdayOf(day) < 6, day)
        if (away !== undefined)
          assert.isFalse(workday(today, away.from) <= day && day <= workday(today, away.to), `${userName} ${day}`)
      }
      for (const { demo, quotedAt, orderedAt, installedAt } of told) {
        assert.isTrue(quotedAt <= orderedAt && orderedAt <= now, demo.customer)
        if (demo.stage === "invoice") assert.isTrue(orderedAt <= installedAt && installDay(demo, today) < today)
      }
      const onSaturday = told.filter(({ slots }) => slots.some(({ day }) => day === saturday(today)))
      assert.isTrue(onSaturday.length >= 2 && onSaturday.every(({ demo }) => demo.isSaturday), today)
    }
  })

  it("includes people who are away for a stated reason in the next two weeks and get no work on those days", () => {
    for (const today of aWeek) {
      const away = installers.flatMap((one) => (one.away === undefined ? [] : [one.away]))
      assert.isAbove(away.length, 1)
      for (const { from, to, note } of away) {
        assert.notStrictEqual(note, "")
        assert.isTrue(workday(today, from) > today && workday(today, to) <= daysAfter(today, 13), note)
      }
    }
    const bookings = new Bookings()
    bookings.takeDays(ids[0]!, [{ from: "2026-12-29", to: "2026-12-30", note: "Training" }])
    assert.strictEqual(bookings.next("2026-12-29", 120, [ids[0]!], 0).day, "2026-12-31")
  })
})
