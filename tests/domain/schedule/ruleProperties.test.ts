import { assert, describe, it } from "@effect/vitest"
import { Arbitrary, Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { type Appointment, brokenRules, keepsPromise } from "#domain/schedule/scheduleRules.ts"
import { kilometers, type Place, travelMinutes } from "#domain/schedule/travelMinutes.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { instantOf } from "#domain/shared/WallClock.ts"
import { defaultWeek } from "#domain/shared/WeekHours.ts"

const integer = (minimum: number, maximum: number) =>
  Arbitrary.schema(Schema.Int.check(Schema.isBetween({ minimum, maximum })))
const among = <const A>(...values: ReadonlyArray<A>) =>
  Arbitrary.map(integer(0, values.length - 1), (at) => values[at]!)

/** Days of 23, 25, and 24 hours in four time zones. One changes its clocks in other months, by half an hour. */
const days: ReadonlyArray<{ readonly zone: string; readonly day: string }> = [
  { zone: "America/New_York", day: "2026-03-08" },
  { zone: "America/New_York", day: "2026-11-01" },
  { zone: "America/Los_Angeles", day: "2026-03-08" },
  { zone: "America/St_Johns", day: "2026-11-01" },
  { zone: "Australia/Lord_Howe", day: "2026-10-04" },
  { zone: "America/Los_Angeles", day: "2026-11-04" }
]

const clock = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`

const spot = Arbitrary.map(Arbitrary.all([integer(12, 80), integer(1, 12)]), ([from, long]) => ({
  start: clock(from),
  end: clock(from + long)
}))
const place = (isShop: boolean): Arbitrary.Arbitrary<Place> =>
  Arbitrary.map(
    Arbitrary.all([integer(0, 40), integer(0, 400), integer(0, 400), integer(0, 5)]),
    ([area, north, east, known]) => ({
      area: known === 0 ? "" : `852${String(area).padStart(2, "0")}`,
      point: known <= 1 ? undefined : { latitude: 33 + north / 400, longitude: -112 + east / 400 },
      isShop
    })
  )

const dana = UserId.make("0193a7b2-5c1e-7d3a-9f40-000000000001")
const shopId = LocationId.make("0193a7b2-5c1e-7d3a-9f40-000000000002")
const here: Place = { area: "85281", point: { latitude: 33.42, longitude: -111.93 }, isShop: true }

const world = Arbitrary.all({
  on: among<{ readonly zone: string; readonly day: string }>(...days),
  asked: spot,
  others: Arbitrary.array(Arbitrary.all({ at: spot, there: place(false), isOwn: among(true, false) }), {
    maxLength: 6
  }),
  there: place(false),
  timeFrame: among("", "morning", "afternoon")
})

type World = typeof world extends Arbitrary.Arbitrary<infer A> ? A : never

const asked = ({ on: { zone, day }, asked: { start, end }, others, there, timeFrame }: World) => {
  const appointments = others.map(({ at, there: place, isOwn }, nth): Appointment => ({
    jobId: JobId.make(`0193a7b2-5c1e-7d3a-9f40-0000000001${String(nth).padStart(2, "0")}`),
    number: nth,
    userId: isOwn ? dana : UserId.make("0193a7b2-5c1e-7d3a-9f40-000000000009"),
    from: instantOf(day, at.start, zone),
    to: instantOf(day, at.end, zone),
    locationId: shopId,
    isMobile: true,
    place
  }))
  const hours = { day, start, end, from: instantOf(day, start, zone), to: instantOf(day, end, zone) }
  const broken = brokenRules({
    work: {
      jobId: undefined,
      skills: [],
      services: [],
      isMobile: true,
      place: there,
      isInsured: false,
      timeFrame,
      parts: { isPending: false, expected: "" }
    },
    shop: { id: shopId, timeZone: zone, businessHours: [], closedDays: [], bays: 0, services: [], place: here },
    installer: { id: dana, timeZone: zone, workHours: defaultWeek, daysOff: [], skills: [] },
    hours,
    day,
    today: day,
    appointments
  }).map(({ rule }) => rule)
  return { hours, broken, own: appointments.filter(({ userId }) => userId === dana) }
}

const minute = 60_000

describe("schedule rules for any hours on any day", () => {
  it.prop("reject two concurrent jobs exactly if they share a minute", [world], ([one]) => {
    const { hours, broken, own } = asked(one)
    const shares = ({ from, to }: Appointment) => {
      for (let at = hours.from; at < hours.to; at += minute) if (from <= at && at < to) return true
      return false
    }
    assert.strictEqual(broken.includes("installerBooked"), own.some(shares))
  })

  it.prop("warn about a drive exactly if it takes longer than the gap", [world], ([one]) => {
    const { hours, broken, own } = asked(one)
    const beside = own.filter(({ from, to }) => to <= hours.from || hours.to <= from)
    const isShort = beside.some(({ from, to, place: there }) => {
      const free = (to <= hours.from ? hours.from - to : from - hours.to) / minute
      return free < travelMinutes(there, one.there)
    })
    if (isShort) assert.include(broken, "travelTooShort")
    else if (broken.includes("travelTooShort")) {
      // At the start of the day it is the drive from the shop.
      const begins = instantOf(one.on.day, defaultWeek[0]!.start, one.on.zone)
      assert.isBelow((hours.from - begins) / minute, travelMinutes(here, one.there))
    }
  })

  it.prop("warn about a promise exactly if the hours start in the other half of the day", [world], ([one]) => {
    const { hours, broken } = asked(one)
    assert.strictEqual(broken.includes("promiseBroken"), !keepsPromise(one.timeFrame, hours.start))
    const isMorning = Number(hours.start.slice(0, 2)) < 12
    const wanted = one.timeFrame === "" || (one.timeFrame === "morning") === isMorning
    assert.strictEqual(broken.includes("promiseBroken"), !wanted)
  })
})

describe("driving minutes", () => {
  it.prop(
    "are the same both ways, at least ten outside the shop, and grow with distance",
    [place(false), place(true), place(false)],
    ([one, other, third]) => {
      assert.strictEqual(travelMinutes(one, other), travelMinutes(other, one))
      assert.isAtLeast(travelMinutes(one, other), 10)
      const isKnown = (two: Place) => two.area !== one.area && two.point !== undefined
      if (one.point === undefined || !isKnown(other) || !isKnown(third)) return
      const [near, far] = [other, third].toSorted(
        (a, b) => kilometers(one.point!, a.point!) - kilometers(one.point!, b.point!)
      )
      assert.isAtMost(travelMinutes(one, near!), travelMinutes(one, far!))
    }
  )
})
