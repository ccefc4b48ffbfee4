import { assert, describe, it } from "@effect/vitest"
import { Arbitrary, Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { LocationId, type LocationService } from "#domain/locations/Location.ts"
import type { Skill } from "#domain/people/User.ts"
import {
  findSlots,
  bySlotOrder,
  type Slot,
  type SlotQuery,
  proposedSlotCount,
  withDefaultHours
} from "#domain/schedule/findSlots.ts"
import { type Appointment, type Hours, brokenRules, halfOf } from "#domain/schedule/scheduleRules.ts"
import type { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import type { Place } from "#domain/schedule/travelMinutes.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { instantOf, wallClockAt } from "#domain/shared/WallClock.ts"
import { type OpenHours, type WeekHours, defaultWeek, fullDay } from "#domain/shared/WeekHours.ts"
import { sized } from "#tests/support/testSize.ts"

const id = (at: number) => `0193a7b2-5c1e-7d3a-9f40-${String(at).padStart(12, "0")}`
const shopId = LocationId.make(id(900))

/** Time zones with the days their clocks change in 2026: one without changes, and one that changes by half an hour. */
const zones: ReadonlyArray<{ readonly zone: string; readonly days: readonly [string, string] }> = [
  { zone: "America/Phoenix", days: ["2026-03-06", "2026-10-30"] },
  { zone: "America/New_York", days: ["2026-03-06", "2026-10-30"] },
  { zone: "America/St_Johns", days: ["2026-03-06", "2026-10-30"] },
  { zone: "America/Los_Angeles", days: ["2026-03-07", "2026-10-31"] },
  { zone: "Australia/Lord_Howe", days: ["2026-04-03", "2026-10-02"] }
]

/** Values to draw scenarios from. */
const integer = ({ min, max }: { readonly min: number; readonly max: number }) =>
  Arbitrary.schema(Schema.Int.check(Schema.isBetween({ minimum: min, maximum: max })))
const constantFrom = <const A>(...values: ReadonlyArray<A>) =>
  Arbitrary.map(integer({ min: 0, max: values.length - 1 }), (at) => values[at]!)
const boolean = constantFrom(true, false)
const oneOf = <A>(...kinds: ReadonlyArray<Arbitrary.Arbitrary<A>>) =>
  Arbitrary.flatMap(integer({ min: 0, max: kinds.length - 1 }), (at) => kinds[at]!)
const some = <A>(values: ReadonlyArray<A>) =>
  Arbitrary.map(Arbitrary.array(boolean, { minLength: values.length, maxLength: values.length }), (is) =>
    values.filter((_, at) => is[at])
  )

const clock = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, "0")}:${String((quarters % 4) * 15).padStart(2, "0")}`

const openHours: Arbitrary.Arbitrary<OpenHours> = Arbitrary.map(
  Arbitrary.all([integer({ min: 0, max: 6 }), integer({ min: 0, max: 60 }), integer({ min: 8, max: 40 })]),
  ([is, from, long]) =>
    is === 0 ? { start: "", end: "" } : { start: clock(from), end: clock(Math.min(95, from + long)) }
)
const week: Arbitrary.Arbitrary<WeekHours> = oneOf<WeekHours>(
  Arbitrary.Constant([]),
  Arbitrary.Constant(defaultWeek),
  Arbitrary.array(openHours, { minLength: 7, maxLength: 7 }),
  Arbitrary.array(openHours, { minLength: 7, maxLength: 7 })
)

const place = (isShop: boolean): Arbitrary.Arbitrary<Place> =>
  oneOf<Place>(
    Arbitrary.Constant({ area: "85281", point: { latitude: 33.4, longitude: -111.93 }, isShop }),
    Arbitrary.Constant({ area: "85701", point: { latitude: 32.22, longitude: -110.97 }, isShop }),
    Arbitrary.Constant({ area: "85201", point: { latitude: 33.43, longitude: -111.85 }, isShop }),
    Arbitrary.Constant({ area: "", point: undefined, isShop })
  )

const skills: ReadonlyArray<Skill> = ["replacement", "staticCalibration", "mobile"]
const services: ReadonlyArray<typeof LocationService.Type> = ["inShopService", "mobileService"]

const world: Arbitrary.Arbitrary<SlotQuery> = Arbitrary.flatMap(
  Arbitrary.all({ zone: constantFrom(...zones), late: boolean, isMobile: boolean, shopPlace: place(true) }),
  ({ zone: { zone, days }, late, isMobile, shopPlace }) => {
    const from = days[late ? 1 : 0]
    const start = instantOf(from, "00:00", zone)
    const off = Arbitrary.array(
      Arbitrary.map(integer({ min: 0, max: 6 }), (at) => ({
        from: daysAfter(from, at),
        to: daysAfter(from, at + 1),
        note: ""
      })),
      { minLength: 0, maxLength: 2 }
    )
    const installer = Arbitrary.all({
      timeZone: constantFrom<string>(zone, zone, "America/Denver"),
      workHours: week,
      daysOff: off,
      skills: oneOf<ReadonlyArray<Skill>>(Arbitrary.Constant([]), some(skills))
    })
    const appointment = Arbitrary.map(
      Arbitrary.all({
        job: integer({ min: 500, max: 530 }),
        user: integer({ min: 0, max: 3 }),
        at: integer({ min: 0, max: 4 * 96 }),
        long: integer({ min: 1, max: 16 }),
        minutes: integer({ min: 0, max: 14 }),
        goes: boolean,
        away: place(false)
      }),
      ({ job, user, at, long, minutes, goes, away }): Appointment => {
        const begins = start + at * 15 * 60_000 + minutes * 60_000
        return {
          jobId: JobId.make(id(job)),
          number: job,
          userId: UserId.make(id(user)),
          from: begins,
          to: begins + long * 15 * 60_000,
          locationId: shopId,
          isMobile: goes,
          place: goes ? away : shopPlace
        }
      }
    )
    return Arbitrary.all({
      from: Arbitrary.Constant(from),
      now: Arbitrary.map(integer({ min: -20, max: 200 }), (at) => start + at * 37 * 60_000),
      duration: constantFrom(30, 60, 90, 150, 210, 300),
      work: Arbitrary.all({
        jobId: constantFrom(undefined, JobId.make(id(500))),
        skills: some(skills),
        services: Arbitrary.Constant([isMobile ? ("mobileService" as const) : ("inShopService" as const)]),
        isMobile: Arbitrary.Constant(isMobile),
        place: isMobile ? place(false) : Arbitrary.Constant(shopPlace),
        isInsured: boolean,
        timeFrame: constantFrom("", "morning", "afternoon"),
        parts: Arbitrary.all({
          isPending: boolean,
          expected: Arbitrary.map(integer({ min: -2, max: 6 }), (at) => (at === 6 ? "" : daysAfter(from, at)))
        })
      }),
      shop: Arbitrary.all({
        id: Arbitrary.Constant(shopId),
        timeZone: Arbitrary.Constant<string>(zone),
        businessHours: week,
        closedDays: off,
        bays: integer({ min: 0, max: 2 }),
        services: oneOf(Arbitrary.Constant<typeof services>([]), some(services)),
        place: Arbitrary.Constant(shopPlace)
      }),
      installers: Arbitrary.map(Arbitrary.array(installer, { minLength: 1, maxLength: 3 }), (all) =>
        all.map((one, at) => ({ ...one, id: UserId.make(id(at)) }))
      ),
      appointments: Arbitrary.array(appointment, { minLength: 0, maxLength: 40 })
    })
  }
)

/** The days the reference searches. The search itself looks further. */
const daysTried = 6

/** Whether another slot could help: a service a location does not offer is not offered at any time. */
const mends = ({ rule }: BrokenRule) => rule !== "serviceMissing"

/** Checks every quarter hour of every day against every rule, one after the other. */
const bruteForce = (sought: SlotQuery) => {
  const asked = withDefaultHours(sought)
  const { shop, work, now, duration } = asked
  const today = dayOf(now, shop.timeZone)
  const first = asked.from < today ? today : asked.from
  const found = new Map<string, Hours & { readonly userId: UserId }>()
  for (let days = 0; days < daysTried; days++) {
    const day = daysAfter(first, days)
    for (let quarter = 0; quarter < 96; quarter++) {
      const start = clock(quarter)
      const from = instantOf(day, start, shop.timeZone)
      const to = from + duration * 60_000
      const end = wallClockAt(to, shop.timeZone)
      const means = wallClockAt(from, shop.timeZone) === start && instantOf(day, end, shop.timeZone) === to
      if (!means || from < now || end <= start) continue
      const hours = { day, start, end, from, to }
      for (const installer of asked.installers) {
        const key = `${installer.id} ${day} ${halfOf(start)}`
        if (found.has(key) || brokenRules({ ...asked, installer, hours, day, today }).some(mends)) continue
        found.set(key, { ...hours, userId: installer.id })
      }
    }
  }
  return { first, work, all: [...found.values()].sort((one, other) => one.from - other.from) }
}

const lastTried = (first: string) => daysAfter(first, daysTried - 1)
const shown = ({ userId, day, start, end, from, to }: Pick<Slot, "userId" | "day" | "start" | "end" | "from" | "to">) =>
  `${day} ${start}-${end} ${userId} ${from} ${to}`

describe("findSlots", () => {
  it.prop(
    "proposes nothing a rule rejects or warns about, in five time zones over days of 23, 24, and 25 hours",
    [world],
    ([sought]) => {
      const asked = withDefaultHours(sought)
      const { asked: slots, sooner } = findSlots(sought)
      const today = dayOf(asked.now, asked.shop.timeZone)
      for (const slot of [...slots, ...sooner]) {
        const installer = asked.installers.find((one) => one.id === slot.userId)
        const { work } = asked
        const broken = brokenRules({ ...asked, installer, hours: slot, day: slot.day, today })
        const isSooner = sooner.includes(slot)
        assert.deepStrictEqual(
          broken.map(({ rule }) => rule).filter((rule) => rule !== "serviceMissing"),
          isSooner ? ["promiseBroken"] : []
        )
        assert.isAtLeast(slot.from, asked.now)
        assert.strictEqual(slot.to - slot.from, asked.duration * 60_000)
        assert.strictEqual(work.timeFrame === "" || slot.half === work.timeFrame, !isSooner)
      }
    },
    { arbitrary: { runs: sized({ quick: 100, full: 400 }) } }
  )

  it.prop(
    "misses no earlier slot: it matches an exhaustive search of every quarter hour",
    [world],
    ([sought]) => {
      const { first, all } = bruteForce(sought)
      const { asked, sooner } = findSlots(sought)
      const seen = asked.filter(({ day }) => day <= lastTried(first))
      // Slots at the same time are ordered by travel and load, which the reference does not know.
      assert.deepStrictEqual(
        seen.map(({ from }) => from),
        all
          .slice(0, asked.length)
          .map(({ from }) => from)
          .slice(0, seen.length)
      )
      if (seen.length < proposedSlotCount - sooner.length) assert.strictEqual(seen.length, all.length)
      const known = new Set(all.map(shown))
      for (const slot of seen) assert.isTrue(known.has(shown(slot)), shown(slot))
      assert.deepStrictEqual([...asked].sort(bySlotOrder), asked)
    },
    { timeout: 120_000, arbitrary: { runs: sized({ quick: 15, full: 40 }) } }
  )

  it("handles days of 23 and 25 hours", () => {
    const hours = (day: string, zone: string) => (fullDay(day, zone).to - fullDay(day, zone).from) / 3_600_000
    assert.deepStrictEqual(
      ["America/New_York", "America/St_Johns", "America/Los_Angeles", "America/Phoenix"].map((zone) => [
        hours("2026-03-08", zone),
        hours("2026-11-01", zone)
      ]),
      [
        [23, 25],
        [23, 25],
        [23, 25],
        [24, 24]
      ]
    )
  })
})

const here: Place = { area: "85281", point: { latitude: 33.4, longitude: -111.93 }, isShop: true }
const quiet: SlotQuery = {
  from: "2026-11-24",
  now: Date.UTC(2026, 10, 24, 17, 5),
  duration: 120,
  shop: {
    id: shopId,
    timeZone: "America/Phoenix",
    businessHours: defaultWeek,
    closedDays: [{ from: "2026-11-26", to: "2026-11-26", note: "Thanksgiving" }],
    bays: 0,
    services: [],
    place: here
  },
  installers: [
    { id: UserId.make(id(1)), timeZone: "America/Phoenix", workHours: [], daysOff: [], skills: ["replacement"] }
  ],
  appointments: [],
  work: {
    jobId: undefined,
    skills: ["replacement"],
    services: ["inShopService"],
    isMobile: false,
    place: here,
    isInsured: false,
    timeFrame: "",
    parts: { isPending: false, expected: "" }
  }
}
const times = ({ asked }: ReturnType<typeof findSlots>) => asked.map(({ day, start }) => `${day} ${start}`)

describe("an idle shop", () => {
  it("starts at the next quarter hour, and continues at each half of each day", () =>
    assert.deepStrictEqual(times(findSlots(quiet)), [
      "2026-11-24 10:15",
      "2026-11-24 12:00",
      "2026-11-25 08:00",
      "2026-11-25 12:00",
      "2026-11-27 08:00"
    ]))

  it("waits for parts, and reports which days have no slots and why", () => {
    const { work } = quiet
    const found = findSlots({
      ...quiet,
      work: { ...work, parts: { isPending: true, expected: "2026-11-26" } }
    })
    assert.strictEqual(times(found)[0], "2026-11-27 08:00")
    assert.deepStrictEqual(found.without, [
      { day: "2026-11-24", why: "parts" },
      { day: "2026-11-25", why: "parts" },
      { day: "2026-11-26", why: "closed" }
    ])
  })

  it("shows earlier slots in the other half of the day", () => {
    const found = findSlots({ ...quiet, work: { ...quiet.work, timeFrame: "afternoon" } })
    assert.deepStrictEqual([found.sooner.map(({ start }) => start), times(found).length], [["10:15"], 4])
  })

  it("offers no installer without the skill", () =>
    assert.deepStrictEqual(times(findSlots({ ...quiet, work: { ...quiet.work, skills: ["mobile"] } })), []))

  it("offers nothing for an insured job of more than three and a half hours", () =>
    assert.deepStrictEqual(times(findSlots({ ...quiet, duration: 225, work: { ...quiet.work, isInsured: true } })), []))

  it("starts in the exact quarter hour a bay becomes free", () => {
    const from = instantOf("2026-11-25", "08:00", "America/Phoenix")
    const job = { jobId: JobId.make(id(7)), number: 7, userId: UserId.make(id(9)), locationId: shopId, place: here }
    const appointments = [{ ...job, from, to: from + 45 * 60_000, isMobile: false }]
    const found = findSlots({ ...quiet, from: "2026-11-25", shop: { ...quiet.shop, bays: 1 }, appointments })
    assert.strictEqual(times(found)[0], "2026-11-25 08:45")
  })

  it("handles 50 installers with 90 jobs each", () => {
    const installers = Array.from({ length: 50 }, (_, at) => ({ ...quiet.installers[0]!, id: UserId.make(id(at)) }))
    const appointments = installers.flatMap((one, at) =>
      Array.from({ length: 90 }, (_, job): Appointment => {
        const from = Date.UTC(2026, 10, 24 + Math.floor(job / 9), 15 + (job % 9))
        const number = at * 100 + job
        return {
          jobId: JobId.make(id(number)),
          number,
          userId: one.id,
          from,
          to: from + 3_600_000,
          locationId: shopId,
          isMobile: false,
          place: here
        }
      })
    )
    assert.isAbove(findSlots({ ...quiet, installers, appointments }).without.length, 5)
  })
})
