import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { bookedHours } from "#domain/jobs/bookInstallers.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { wallClockAt } from "#domain/shared/WallClock.ts"
import { changeJob, createJob } from "#domain/jobs/saveJob.ts"
import { creditInvoice, draftOfJob } from "#domain/jobs/creditInvoice.ts"
import { type Job, type ChangeableFields, withFields } from "#domain/jobs/Job.ts"
import { InstallerBooked } from "#domain/jobs/jobFailures.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { moveJobs } from "#domain/jobs/moveJobs.ts"
import { convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { jobAt } from "#domain/testing/testFactories.ts"
import { freshLocation, freshUser } from "#tests/contracts/fresh.ts"
import { sampleDraft, inDemo, twoMemoryShops } from "../stages/shopWithCustomer.ts"

const dana = UserId.make("0198c0de-0000-7000-8000-000000000001")
const on = (date: string, start: string, end: string, overlapReason?: string) => ({
  ...emptyInstall,
  date,
  installers: [{ userId: dana, start, end, ...(overlapReason === undefined ? {} : { overlapReason }) }]
})

/** A shop with an installer booked on its first job from eight to ten. */
const booked = Effect.gen(function* () {
  const { draft, location } = yield* sampleDraft()
  yield* (yield* Users).save(freshUser({ id: dana, roles: ["installer"] }), "a hash")
  const first = yield* createJob({ ...draft, install: on("2026-12-01", "08:00", "10:00") })
  const create = (...when: Parameters<typeof on>) => createJob({ ...draft, install: on(...when) })
  const change = (job: Job, changes: Partial<ChangeableFields>) =>
    changeJob({ ...draftOfJob(withFields(job, changes)), id: job.id, version: job.version })
  return { draft, location, first, create, change }
})
const taken = new InstallerBooked({ at: 0, number: 1001, start: "08:00", end: "10:00" })

describe("an installer's booked hours", () => {
  it.effect("are refused to another job, with the number and hours of the job that has them", () =>
    Effect.gen(function* () {
      const { first, create, change } = yield* booked
      assert.deepStrictEqual(yield* Effect.flip(create("2026-12-01", "09:59", "11:00")), taken)
      const [after, otherDay] = [
        yield* create("2026-12-01", "10:00", "11:00"),
        yield* create("2026-12-02", "08:00", "10:00")
      ]
      assert.deepStrictEqual([after.number, otherDay.number], [1002, 1003])
      assert.deepStrictEqual(
        yield* Effect.flip(change(otherDay, { install: on("2026-12-01", "07:00", "08:01") })),
        taken
      )
      assert.deepStrictEqual(
        yield* Effect.flip(convertToWorkOrder({ id: otherDay.id, version: 1, date: "2026-12-01", timeFrame: "" })),
        taken
      )
      // Unchanged hours are not checked again, and released hours are free.
      yield* change(yield* change(first, { partsStatus: "complete" }), { install: on("2026-12-01", "13:00", "15:00") })
      yield* change(otherDay, { install: on("2026-12-01", "07:00", "10:00") })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("can be double-booked with a reason, which is kept only if there is an overlap", () =>
    Effect.gen(function* () {
      const { draft, create, change } = yield* booked
      const second = yield* create("2026-12-01", "09:00", "11:00", "Two panes, one van")
      assert.deepStrictEqual(second.install.installers[0], {
        userId: dana,
        start: "09:00",
        end: "11:00",
        overlapReason: "Two panes, one van"
      })
      // Others must not override the hours unknowingly.
      assert.deepStrictEqual(
        yield* Effect.flip(create("2026-12-01", "10:30", "11:30")),
        new InstallerBooked({ at: 0, number: 1002, start: "09:00", end: "11:00" })
      )
      const later = yield* change(second, { install: on("2026-12-01", "10:00", "11:00", "Two panes, one van") })
      assert.deepStrictEqual(later.install.installers, [{ userId: dana, start: "10:00", end: "11:00" }])
      assert.deepStrictEqual(yield* Effect.flip(change(later, { install: on("2026-12-01", "09:00", "11:00") })), taken)
      const { install } = yield* createJob({ ...draft, install: on("2026-12-05", "09:00", "11:00", "By habit") })
      assert.notProperty(install.installers[0], "overlapReason")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("are enforced when jobs are moved in bulk, and when that is undone", () =>
    Effect.gen(function* () {
      const { first, create } = yield* booked
      const other = yield* create("2026-12-02", "09:00", "11:00")
      assert.deepStrictEqual(yield* Effect.flip(moveJobs.applyToOne(other.id, { date: "2026-12-01" })), taken)
      const { trace } = yield* moveJobs.applyToOne(first.id, { date: "2026-12-03" })
      yield* moveJobs.applyToOne(other.id, { date: "2026-12-01" })
      assert.deepStrictEqual(yield* Effect.flip(moveJobs.undo(trace)), {
        _tag: "InstallerBooked",
        at: 0,
        number: 1002,
        start: "09:00",
        end: "11:00"
      } as never)
      const { get } = yield* Jobs
      assert.strictEqual((yield* get(first.id)).install.date, "2026-12-03")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("lose their override reason on another day and regain it when the move is undone", () =>
    Effect.gen(function* () {
      const { create } = yield* booked
      const second = yield* create("2026-12-01", "09:00", "11:00", "One van")
      const { get } = yield* Jobs
      const { trace } = yield* moveJobs.applyToOne(second.id, { date: "2026-12-03" })
      assert.notProperty((yield* get(second.id)).install.installers[0], "overlapReason")
      yield* moveJobs.undo(trace)
      assert.deepStrictEqual((yield* get(second.id)).install, second.install)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("are released by a credited invoice and booked by the job that rebills it", () =>
    Effect.gen(function* () {
      const { first, create } = yield* booked
      const invoice = yield* (yield* Jobs).save(
        jobAt({ ...first, stage: "invoice", invoicedOn: "2026-12-01", invoiceNumber: 1 })
      )
      yield* creditInvoice({ id: first.id, version: invoice.version, reason: "Wrong glass", rebill: true })
      assert.deepStrictEqual(
        yield* Effect.flip(create("2026-12-01", "08:00", "10:00")),
        new InstallerBooked({ ...taken, number: 1002 })
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("are instants: the same local time in another time zone is a different hour", () =>
    Effect.gen(function* () {
      const { draft, create } = yield* booked
      const boston = freshLocation({ timeZone: "America/New_York" })
      yield* (yield* Locations).add(boston).pipe(Effect.orDie)
      // 8 a.m. in Phoenix is 10 a.m. in New York.
      yield* createJob({ ...draft, locationId: boston.id, install: on("2026-12-01", "08:00", "10:00") })
      assert.deepStrictEqual(
        yield* Effect.flip(createJob({ ...draft, locationId: boston.id, install: on("2026-12-01", "11:00", "13:00") })),
        new InstallerBooked({ at: 0, number: 1001, start: "10:00", end: "12:00" })
      )
      assert.deepStrictEqual(
        yield* Effect.flip(create("2026-12-01", "06:00", "07:00")),
        new InstallerBooked({ at: 0, number: 1002, start: "06:00", end: "08:00" })
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})

// Offsets from the IANA time zone database: New York is UTC-5, in summer UTC-4 from 2026-03-08 02:00; Phoenix is UTC-7
// all year.
describe("the hours a job books", () => {
  const rows = (install: Partial<typeof emptyInstall>, zone = "America/Phoenix") =>
    bookedHours({ ...emptyInstall, date: "2026-03-08", ...install }, zone).map(({ at, from, to }) => [
      at,
      new Date(from).toISOString(),
      new Date(to).toISOString()
    ])
  const row = (start: string, end = "", userId = dana) => ({ userId, start, end })
  it("are in its time zone on that day, through the end time or for the job's duration", () => {
    assert.deepStrictEqual(rows({ installers: [row("08:00", "10:00")] }), [
      [0, "2026-03-08T15:00:00.000Z", "2026-03-08T17:00:00.000Z"]
    ])
    assert.deepStrictEqual(rows({ installers: [row("01:30", "03:30")] }, "America/New_York"), [
      [0, "2026-03-08T06:30:00.000Z", "2026-03-08T07:30:00.000Z"]
    ])
    assert.deepStrictEqual(rows({ installers: [row("23:00")], duration: 90 }), [
      [0, "2026-03-09T06:00:00.000Z", "2026-03-09T07:30:00.000Z"]
    ])
  })
  it("are none without a date, a start, or a known end", () => {
    assert.deepStrictEqual(
      [
        rows({ installers: [row("08:00")] }),
        rows({ installers: [row("", "10:00")] }),
        rows({ date: "", installers: [row("08:00", "10:00")] })
      ],
      [[], [], []]
    )
  })
  it("are merged if one installer has two overlapping rows", () => {
    const luis = UserId.make("0198c0de-0000-7000-8000-000000000002")
    assert.deepStrictEqual(
      rows({
        installers: [row("08:00", "10:00"), row("09:00", "11:00"), row("09:00", "11:00", luis), row("11:00", "12:00")]
      }).map(([at, from, to]) => [at, String(from).slice(11, 16), String(to).slice(11, 16)]),
      [
        [0, "15:00", "18:00"],
        [2, "16:00", "18:00"],
        [3, "18:00", "19:00"]
      ]
    )
  })
  it("have the local times that were typed", () => {
    assert.deepStrictEqual(
      [
        wallClockAt(Date.UTC(2026, 2, 8, 15), "America/Phoenix"),
        wallClockAt(Date.UTC(2026, 2, 8, 15, 5), "America/New_York")
      ],
      ["08:00", "11:05"]
    )
  })
})
