import { assert, describe, it } from "@effect/vitest"
import { UserId } from "#domain/access/CurrentUser.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { brokenRules } from "#domain/schedule/scheduleRules.ts"
import type { Place } from "#domain/schedule/travelMinutes.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { instantOf } from "#domain/shared/WallClock.ts"
import { defaultWeek } from "#domain/shared/WeekHours.ts"

const zone = "America/Phoenix"
const day = "2026-11-25"
const shop: Place = { area: "85281", point: { latitude: 33.42, longitude: -111.93 }, isShop: true }
const mesa: Place = { area: "85201", point: { latitude: 33.43, longitude: -111.85 }, isShop: false }
const installer = {
  id: UserId.make("0193a7b2-5c1e-7d3a-9f40-000000000001"),
  timeZone: zone,
  workHours: defaultWeek,
  daysOff: [{ from: "2026-11-30", to: "2026-12-04", note: "Vacation" }],
  skills: ["replacement"] as const
}
const location = {
  id: LocationId.make("0193a7b2-5c1e-7d3a-9f40-000000000002"),
  timeZone: zone,
  businessHours: defaultWeek,
  closedDays: [{ from: "2026-11-26", to: "2026-11-26", note: "Thanksgiving" }],
  bays: 1,
  services: ["inShopService" as const],
  place: shop
}
const hours = (start: string, end: string, on = day) => ({
  day: on,
  start,
  end,
  from: instantOf(on, start, zone),
  to: instantOf(on, end, zone)
})
const work = {
  jobId: undefined,
  skills: ["replacement" as const],
  services: ["inShopService" as const],
  isMobile: false,
  place: shop,
  isInsured: false,
  timeFrame: "" as const,
  parts: { isPending: false, expected: "" }
}
const other = {
  jobId: JobId.make("0193a7b2-5c1e-7d3a-9f40-000000000003"),
  number: 41,
  userId: installer.id,
  ...hours("10:00", "11:00"),
  locationId: location.id,
  isMobile: true,
  place: mesa
}
const right = {
  work,
  shop: location,
  installer,
  hours: hours("13:00", "15:00"),
  day,
  today: "2026-11-24",
  appointments: [other]
}
type Asked = Parameters<typeof brokenRules>[0]
const broken = (change: Partial<Asked>) => brokenRules({ ...right, ...change })
const names = (change: Partial<Asked>) => broken(change).map(({ rule, isHard }) => `${isHard ? "!" : ""}${rule}`)

describe("schedule rules", () => {
  it("report nothing for valid work", () => assert.deepStrictEqual(names({}), []))

  it("reject an installer who is on another job, and name it and its hours", () =>
    assert.deepStrictEqual(broken({ hours: hours("10:30", "12:00") })[0], {
      rule: "installerBooked",
      isHard: true,
      number: 41,
      start: "10:00",
      end: "11:00"
    }))

  it("reject an end before the start, and an insured job of more than three and a half hours", () => {
    assert.include(names({ hours: hours("15:00", "13:00") }), "!endBeforeStart")
    const insured = { ...work, isInsured: true }
    assert.deepStrictEqual(names({ work: insured, hours: hours("11:30", "15:00") }), [])
    assert.deepStrictEqual(names({ work: insured, hours: hours("12:00", "15:45") }), ["!insuredTooLong"])
  })

  it("reject a location that is closed: on its holidays and on weekdays without hours", () => {
    const closed = (on: string) => broken({ day: on, hours: hours("13:00", "15:00", on) })
    assert.deepStrictEqual(closed("2026-11-26"), [
      { rule: "closedLocation", isHard: true, day: "2026-11-26", note: "Thanksgiving" }
    ])
    assert.deepStrictEqual(closed("2026-11-28")[0]?.rule, "closedLocation")
    assert.deepStrictEqual(
      brokenRules({ ...right, shop: { ...location, businessHours: [] }, day: "2026-11-28", hours: undefined }).map(
        ({ rule }) => rule
      ),
      ["dayOff"]
    )
  })

  it("warn outside working hours and on days off, with details", () => {
    assert.deepStrictEqual(broken({ hours: hours("16:00", "18:00") }), [
      { rule: "outsideHours", isHard: false, start: "08:00", end: "17:00" }
    ])
    assert.deepStrictEqual(broken({ day: "2026-12-01", hours: hours("13:00", "15:00", "2026-12-01") }), [
      { rule: "dayOff", isHard: false, note: "Vacation" }
    ])
  })

  it("warn about a missing skill or service, but not if none are specified", () => {
    const camera = { ...work, skills: ["replacement", "staticCalibration"] as const }
    assert.deepStrictEqual(names({ work: camera }), ["skillMissing"])
    assert.deepStrictEqual(names({ work: camera, installer: { ...installer, skills: [] } }), [])
    assert.deepStrictEqual(names({ work: { ...work, services: ["windshieldRepair"] } }), ["serviceMissing"])
  })

  it("warn about a drive that is too long, from the previous job and from the shop at the start of the day", () => {
    const mobile = { ...work, services: [], isMobile: true, place: { ...mesa, area: "85203" } }
    assert.deepStrictEqual(broken({ hours: hours("11:00", "12:00") }), [
      { rule: "travelTooShort", isHard: false, number: 41, minutes: 20 }
    ])
    assert.deepStrictEqual(broken({ work: mobile, hours: hours("08:15", "09:00") }), [
      { rule: "travelTooShort", isHard: false, minutes: 20 }
    ])
  })

  it("warn about parts that have not arrived: before their expected day, or today if it is unknown", () => {
    const waiting = (expected: string, today = "2026-11-24") =>
      names({ work: { ...work, parts: { isPending: true, expected } }, today })
    assert.deepStrictEqual(
      [waiting("2026-11-26"), waiting("2026-11-25"), waiting(""), waiting("", "2026-11-25")],
      [["partNotThere"], [], [], ["partNotThere"]]
    )
  })

  it("warn about a broken promise and full bays", () => {
    assert.deepStrictEqual(names({ work: { ...work, timeFrame: "morning" } }), ["promiseBroken"])
    const inBay = {
      ...other,
      userId: UserId.make("0193a7b2-5c1e-7d3a-9f40-000000000009"),
      isMobile: false,
      place: shop
    }
    assert.deepStrictEqual(names({ appointments: [inBay], hours: hours("09:00", "10:30") }), ["baysFull"])
    assert.deepStrictEqual(names({ appointments: [inBay], hours: hours("11:00", "12:30") }), [])
  })
})
