import { assert, describe, it } from "@effect/vitest"
import { UserId } from "#domain/access/CurrentUser.ts"
import { LocationId } from "#domain/locations/Location.ts"
import type { BoardJob } from "#domain/schedule/boardApi.ts"
import { placeByValues, placeDragged, type SelectedCard, plansFor, plansWithout } from "#web/schedule/bulkPlacement.ts"
import { jobClocks, stopsOf } from "#web/schedule/stops.ts"

const user = (end: string) => UserId.make(`019a0000-0000-7000-8000-0000000000${end}`)
const [dana, luis, rosa] = [user("d1"), user("d2"), user("d3")]
const lanes = [dana, luis, rosa].map((userId) => ({ userId }))
const clockOf = jobClocks({ timeZone: "America/Phoenix", locations: [] })
const day = "2026-07-01"

const job = (id: string, number: number, installers: BoardJob["installers"], more: Partial<BoardJob> = {}): BoardJob =>
  ({
    id,
    number,
    locationId: LocationId.make("019a0000-0000-7000-8000-0000000000e1"),
    date: day,
    timeFrame: "",
    time: "",
    duration: 0,
    minutes: 90,
    installers,
    ...more
  }) as unknown as BoardJob
const row = (userId: UserId, start: string, end: string) => ({ userId, start, end })
const stopped = (one: BoardJob): ReadonlyArray<SelectedCard> =>
  stopsOf([one], clockOf).map((stop) => ({ key: stop.key, job: one, stop }))
const waiting = (one: BoardJob): SelectedCard => ({ key: one.id, job: one, stop: undefined })

const first = job("a", 1, [row(dana, "08:00", "10:00")], { overrideReason: "Asked for it" })
const second = job("b", 2, [row(luis, "09:00", "10:30")])
const both = job("c", 3, [row(dana, "13:00", "14:00"), row(luis, "13:30", "15:00")])
const hours = (plans: ReturnType<typeof plansFor>) =>
  plans.map(({ job: { id }, plan }) => [id, plan.date, ...plan.installers.map((one) => Object.values(one).join(" "))])

describe("dragging several jobs", () => {
  it("moves all by the same time and the same number of lanes as the dragged one", () => {
    const picked = [...stopped(first), ...stopped(second)]
    const spot = { userId: luis, day, start: 8.5 * 60, end: 10.5 * 60 }
    assert.deepStrictEqual(hours(plansFor(placeDragged(picked, { key: "a.0", spot }, lanes), clockOf)), [
      ["a", day, `${luis} 08:30 10:30`],
      ["b", day, `${rosa} 09:30 11:00`]
    ])
  })

  it("moves all by the same number of days as the dragged one", () => {
    const later = job("b", 2, [row(luis, "09:00", "10:30")], { date: "2026-07-02" })
    const spot = { userId: dana, day: "2026-07-03", start: 8 * 60, end: 10 * 60 }
    const moved = placeDragged([...stopped(first), ...stopped(later)], { key: "a.0", spot }, lanes)
    assert.deepStrictEqual(hours(plansFor(moved, clockOf)), [
      ["a", "2026-07-03", `${dana} 08:00 10:00`],
      ["b", "2026-07-04", `${luis} 09:00 10:30`]
    ])
  })

  it("places jobs without hours one after another", () => {
    const [one, other] = [waiting(job("d", 4, [])), waiting(job("e", 5, [], { minutes: 30 }))]
    const spot = { userId: rosa, day, start: 9 * 60, end: 10.5 * 60 }
    assert.deepStrictEqual(hours(plansFor(placeDragged([other, one], { key: "d", spot }, lanes), clockOf)), [
      ["d", day, `${rosa} 09:00 10:30`],
      ["e", day, `${rosa} 10:30 11:00`]
    ])
  })

  it("leaves the others in place if only the dragged one is resized", () => {
    const picked = [...stopped(first), ...stopped(second)]
    const spot = { userId: dana, day, start: 8 * 60, end: 11 * 60 }
    assert.deepStrictEqual(
      placeDragged(picked, { key: "a.0", spot }, lanes).map(({ key }) => key),
      ["a.0"]
    )
  })
})

describe("planning several jobs in a dialog", () => {
  it("keeps each job's own values for fields that are not set", () => {
    const picked = [...stopped(first), ...stopped(second)]
    assert.deepStrictEqual(
      hours(plansFor(placeByValues(picked, { userId: "", day: "2026-07-02", start: "" }), clockOf)),
      [
        ["a", "2026-07-02", `${dana} 08:00 10:00`],
        ["b", "2026-07-02", `${luis} 09:00 10:30`]
      ]
    )
    assert.deepStrictEqual(placeByValues(picked, { userId: "", day: "", start: "" }), [])
  })

  it("places jobs one after another with each installer, starting at the given time", () => {
    const picked = [waiting(job("d", 4, [])), ...stopped(second), ...stopped(first)]
    assert.deepStrictEqual(hours(plansFor(placeByValues(picked, { userId: rosa, day: "", start: "12:00" }), clockOf)), [
      ["a", day, `${rosa} 12:00 14:00`],
      ["b", day, `${rosa} 14:00 15:30`],
      ["d", day, `${rosa} 15:30 17:00`]
    ])
  })

  it("plans a job once even if two of its installers are selected, and drops the reason given for the earlier hours", () => {
    const plans = plansFor(
      placeByValues([...stopped(both), ...stopped(first)], { userId: "", day: "2026-07-03", start: "" }),
      clockOf
    )
    assert.deepStrictEqual(hours(plans), [
      ["a", "2026-07-03", `${dana} 08:00 10:00`],
      ["c", "2026-07-03", `${dana} 13:00 14:00`, `${luis} 13:30 15:00`]
    ])
    assert.isFalse(plans.some(({ plan }) => "overrideReason" in plan))
    assert.deepStrictEqual(hours(plansWithout([...stopped(both), waiting(job("d", 4, []))])), [["c", day]])
  })
})
