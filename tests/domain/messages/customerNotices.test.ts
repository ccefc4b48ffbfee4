import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { CustomerNotices, type StoredNotices, NoticeKind, defaultNotices } from "#domain/messages/CustomerNotices.ts"
import { isNoticeDue, noticeKey } from "#domain/messages/noticeDue.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { instantOf } from "#domain/shared/WallClock.ts"
import { freshCustomer, freshJob, freshLocation } from "#tests/contracts/fresh.ts"

const order = freshJob(freshCustomer(), freshLocation(), { number: 1001 })
const zones = ["America/Phoenix", "America/Toronto", "Pacific/Honolulu", "America/St_Johns"] as const

const jobOf = (facts: {
  readonly stage: "quote" | "workorder" | "invoice"
  readonly date: string
  readonly complete: boolean
  readonly wonOn: string
}) => ({
  stage: facts.stage,
  wonOn: facts.wonOn,
  install: { ...order.install, date: facts.date, complete: facts.complete }
})

describe("automatic customer messages", () => {
  const from = (number: number) => daysAfter("2026-01-01", number)
  const day = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 400 }))

  it.prop(
    "are due only in daytime at the job's location, for an upcoming appointment, and never for earlier events",
    [
      NoticeKind,
      Schema.Literals(["quote", "workorder", "invoice"]),
      Schema.Boolean,
      Schema.Literals(zones),
      day,
      Schema.Int.check(Schema.isBetween({ minimum: -5, maximum: 5 })),
      Schema.Int.check(Schema.isBetween({ minimum: -3, maximum: 3 })),
      Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 23 }))
    ],
    ([kind, stage, complete, timeZone, today, ahead, won, hour]) => {
      const kept: StoredNotices = { ...defaultNotices, on: [kind], since: { [kind]: from(today) } }
      const date = from(today + ahead)
      const job = jobOf({ stage, date, complete, wonOn: stage === "quote" ? "" : from(today + won) })
      const now = instantOf(from(today), `${String(hour).padStart(2, "0")}:30`, timeZone)
      const isDue = isNoticeDue(kind, kept, job, { now, timeZone })
      // A customer expecting the installer is awake.
      const isDay = kind === "onMyWay" || (hour >= (kind === "booked" || kind === "done" ? 8 : 10) && hour < 20)
      // The requirements, restated in days from today.
      const reason = {
        booked: stage === "workorder" && !complete && ahead >= 0 && won >= 0,
        dayBefore: stage === "workorder" && !complete && ahead === 1,
        onMyWay: stage === "workorder" && !complete && ahead === 0,
        done: stage !== "quote" && complete && ahead === 0,
        thanks: false
      }[kind]
      assert.strictEqual(isDue, isDay && reason)
    },
    { arbitrary: { runs: 2_000 } }
  )

  it("thank the customer on one of the three days after the work, once", () => {
    const kept: StoredNotices = { ...defaultNotices, on: ["thanks"], since: { thanks: "2026-11-01" } }
    const at = (day: string, clock: string, facts: object = {}) =>
      isNoticeDue(
        "thanks",
        kept,
        jobOf({ stage: "invoice", date: "2026-11-20", complete: true, wonOn: "2026-11-18", ...facts }),
        { now: instantOf(day, clock, "America/Phoenix"), timeZone: "America/Phoenix" }
      )
    assert.deepStrictEqual(
      [
        at("2026-11-20", "15:00"),
        at("2026-11-21", "09:59"),
        at("2026-11-21", "10:00"),
        at("2026-11-23", "19:59"),
        at("2026-11-23", "20:00"),
        at("2026-11-24", "12:00"),
        at("2026-11-21", "12:00", { complete: false }),
        at("2026-11-21", "12:00", { stage: "quote" }),
        at("2026-11-21", "12:00", { date: "2026-10-31" })
      ],
      [false, false, true, true, false, false, false, false, false]
    )
    assert.strictEqual(noticeKey("thanks", "2026-11-20"), noticeKey("thanks", "2026-11-27"))
    assert.notStrictEqual(noticeKey("booked", "2026-11-20"), noticeKey("booked", "2026-11-27"))
  })

  it("report completed work on the same day, at most four hours after the last installer finished", () => {
    const kept: StoredNotices = { ...defaultNotices, on: ["done"], since: { done: "2026-11-01" } }
    const zone = "America/Phoenix"
    const at = (clock: string, finished: ReadonlyArray<string>, facts: Partial<Parameters<typeof jobOf>[0]> = {}) => {
      const job = jobOf({ stage: "workorder", date: "2026-11-20", complete: true, wonOn: "2026-11-18", ...facts })
      const installers = finished.map((time) => ({
        userId: UserId.make(crypto.randomUUID()),
        start: "",
        end: "",
        finishedAt: instantOf("2026-11-20", time, zone)
      }))
      return isNoticeDue(
        "done",
        kept,
        { ...job, install: { ...job.install, installers } },
        { now: instantOf("2026-11-20", clock, zone), timeZone: zone }
      )
    }
    assert.deepStrictEqual(
      [
        at("11:00", ["10:58"]),
        at("14:58", ["10:58"]),
        at("14:59", ["10:58"]),
        at("14:59", ["09:00", "12:00"]),
        // Recorded by the office, at an unknown time.
        at("19:59", []),
        at("20:00", ["19:58"]),
        at("07:59", ["07:50"]),
        at("11:00", ["10:58"], { stage: "invoice" }),
        at("11:00", ["10:58"], { stage: "quote" }),
        at("11:00", ["10:58"], { complete: false }),
        // Planned for another day and done today, or recorded late by the office.
        at("11:00", ["10:58"], { date: "2026-11-23" }),
        at("11:00", [], { date: "2026-11-19" })
      ],
      [true, true, false, true, true, false, false, true, false, false, true, false]
    )
    assert.notStrictEqual(noticeKey("done", "2026-11-20"), noticeKey("done", "2026-11-27"))
  })

  it("keep the channels a shop chose before the work-done message existed, which stays off", () => {
    const { done: _, ...channels } = defaultNotices.channels
    const kept = Schema.decodeUnknownSync(CustomerNotices)({
      on: ["booked", "thanks"],
      channels,
      reviewLink: "https://a.example"
    })
    assert.deepStrictEqual([kept.on, kept.channels.done], [["booked", "thanks"], "sms"])
  })

  it.each([
    ["https://g.page/r/copper-state/review", true],
    ["http://yelp.com", true],
    ["", true],
    ["g.page/r/copper", false],
    ["https://localhost", false],
    ["https://a b.example", false],
    ["https://.", false],
    ["javascript:alert(1)//a.b", false],
    [`https://a.${"a.".repeat(10_000)}`, false]
  ])("accept %.40s as a review page: %s", (reviewLink, isOne) => {
    const read = Schema.decodeUnknownOption(CustomerNotices)({ on: [], channels: defaultNotices.channels, reviewLink })
    assert.strictEqual(read._tag === "Some", isOne)
  })

  it("send no thanks without a review page", () => {
    const read = (reviewLink: string) =>
      Schema.decodeUnknownOption(CustomerNotices)({ on: ["thanks"], channels: defaultNotices.channels, reviewLink })
        ._tag
    assert.deepStrictEqual([read(""), read("https://g.page/shop")], ["None", "Some"])
  })
})
