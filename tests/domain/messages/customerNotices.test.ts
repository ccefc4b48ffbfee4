import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { CustomerNotices, type KeptNotices, NoticeKind, noNotices } from "#domain/messages/CustomerNotices.ts"
import { isNoticeDue, noticeName } from "#domain/messages/noticeDue.ts"
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

describe("messages that customers are sent by themselves", () => {
  const from = (number: number) => daysAfter("2026-01-01", number)
  const day = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 400 }))

  it.prop(
    "are due only by day where the job is done, for an appointment that stands, and never for what was before",
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
      const kept: KeptNotices = { ...noNotices, on: [kind], since: { [kind]: from(today) } }
      const date = from(today + ahead)
      const job = jobOf({ stage, date, complete, wonOn: stage === "quote" ? "" : from(today + won) })
      const now = instantOf(from(today), `${String(hour).padStart(2, "0")}:30`, timeZone)
      const isDue = isNoticeDue(kind, kept, job, { now, timeZone })
      // Whoever waits for the installer is awake.
      const isDay = kind === "onMyWay" || (hour >= (kind === "booked" || kind === "done" ? 8 : 10) && hour < 20)
      // What is demanded, said once more in days from today.
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

  it("thank on the day after the work and up to three days later, once", () => {
    const kept: KeptNotices = { ...noNotices, on: ["thanks"], since: { thanks: "2026-11-01" } }
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
    assert.strictEqual(noticeName("thanks", "2026-11-20"), noticeName("thanks", "2026-11-27"))
    assert.notStrictEqual(noticeName("booked", "2026-11-20"), noticeName("booked", "2026-11-27"))
  })

  it("say that the work is done on the day of it, and at most four hours after the last installer finished", () => {
    const kept: KeptNotices = { ...noNotices, on: ["done"], since: { done: "2026-11-01" } }
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
        // The office said it, and nobody knows when.
        at("19:59", []),
        at("20:00", ["19:58"]),
        at("07:59", ["07:50"]),
        at("11:00", ["10:58"], { stage: "invoice" }),
        at("11:00", ["10:58"], { stage: "quote" }),
        at("11:00", ["10:58"], { complete: false }),
        // It was for another day, and is done today; or the office caught up with its paper.
        at("11:00", ["10:58"], { date: "2026-11-23" }),
        at("11:00", [], { date: "2026-11-19" })
      ],
      [true, true, false, true, true, false, false, true, false, false, true, false]
    )
    assert.notStrictEqual(noticeName("done", "2026-11-20"), noticeName("done", "2026-11-27"))
  })

  it("keep the ways of a shop that chose before there was word of work that is done, which is off", () => {
    const { done: _, ...channels } = noNotices.channels
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
  ])("%.40s is a page of reviews: %s", (reviewLink, isOne) => {
    const read = Schema.decodeUnknownOption(CustomerNotices)({ on: [], channels: noNotices.channels, reviewLink })
    assert.strictEqual(read._tag === "Some", isOne)
  })

  it("do not thank without a page of reviews", () => {
    const read = (reviewLink: string) =>
      Schema.decodeUnknownOption(CustomerNotices)({ on: ["thanks"], channels: noNotices.channels, reviewLink })._tag
    assert.deepStrictEqual([read(""), read("https://g.page/shop")], ["None", "Some"])
  })
})
