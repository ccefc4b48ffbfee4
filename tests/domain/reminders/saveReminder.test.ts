import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { withFields } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { deleteReminders } from "#domain/reminders/remindersHandlers.ts"
import {
  changeReminder,
  createReminder,
  completeReminder,
  reopenReminder,
  snoozeReminder
} from "#domain/reminders/saveReminder.ts"
import type { ReminderDraft } from "#domain/reminders/Reminder.ts"
import { requireVisibleReminder, assignableUsers, listVisibleReminders } from "#domain/reminders/visibleReminders.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { instantOf } from "#domain/shared/WallClock.ts"
import { languages } from "#domain/words/languages.ts"
import { freshUser } from "#tests/contracts/fresh.ts"
import { freshReminder } from "#tests/contracts/freshReminder.ts"
import { sampleDraft, inDemo, inOther, twoMemoryShops } from "../jobs/stages/shopWithCustomer.ts"

const as = ({ id, firstName, lastName, roles }: User) =>
  Effect.provideService(CurrentUser, { id, firstName, lastName, roles, features: ["FullCRM"], accountActive: true })

const zone = "America/Denver"
const people = Effect.gen(function* () {
  const bea = freshUser({
    roles: ["sales"],
    firstName: "Bea",
    timeZone: zone,
    assignedLocations: [],
    defaultLocationKey: null
  })
  const sam = freshUser({ roles: ["billing"], firstName: "Sam" })
  const ivan = freshUser({ roles: ["installer"], firstName: "Ivan" })
  const gone = freshUser({ roles: ["sales"], active: false })
  const foreign = freshUser({ roles: ["sales"] })
  const users = yield* Users
  for (const user of [bea, sam, ivan, gone]) yield* Effect.orDie(users.add(user, "a hash")).pipe(inDemo)
  yield* Effect.orDie(users.add(foreign, "a hash")).pipe(inOther)
  return { bea, sam, ivan, gone, foreign }
})

const draftFor = ({ id }: User, changes: Partial<ReminderDraft> = {}): ReminderDraft => ({
  kind: "callBack",
  text: "Ask about the second van",
  dueOn: "2026-11-26",
  dueTime: "09:30",
  assignedTo: id,
  jobId: null,
  customerId: null,
  ...changes
})

const deeds = (jobId: Parameters<(typeof JobChanges)["Service"]["list"]>[0]) =>
  Effect.map(
    JobChanges.use(({ list }) => list(jobId, { kind: "reminder" })),
    ({ items }) => items.map(({ what }) => (what._tag === "reminder" ? what.deed : "")).toReversed()
  ).pipe(inDemo)

describe("a reminder", () => {
  it.effect("is due in its person's local time, or in the time zone of its job's location", () =>
    Effect.gen(function* () {
      const { bea } = yield* people
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const job = yield* createJob(draft).pipe(as(bea), inDemo)
      const place = (yield* Locations.use(({ all }) => all).pipe(inDemo)).find(({ id }) => id === job.locationId)!
      const free = yield* createReminder(draftFor(bea)).pipe(as(bea), inDemo)
      assert.deepInclude(free, { timeZone: zone, dueAt: instantOf("2026-11-26", "09:30", zone) })
      const ofJob = yield* createReminder(draftFor(bea, { jobId: job.id })).pipe(as(bea), inDemo)
      assert.deepInclude(ofJob, {
        timeZone: place.timeZone,
        customerId: job.customerId,
        dueAt: instantOf("2026-11-26", "09:30", place.timeZone),
        madeBy: bea.id
      })
      assert.deepStrictEqual(yield* deeds(job.id), ["made"])
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("can be assigned to current staff, and stays with those who left", () =>
    Effect.gen(function* () {
      const { bea, sam, gone, foreign } = yield* people
      for (const one of [gone, foreign])
        assert.strictEqual(
          (yield* createReminder(draftFor(one)).pipe(as(bea), inDemo, Effect.flip))._tag,
          "AssigneeUnavailable"
        )
      const made = yield* createReminder(draftFor(sam)).pipe(as(bea), inDemo)
      yield* (yield* Users).change({ ...sam, active: false }).pipe(inDemo)
      const change = { ...draftFor(sam, { text: "Ask again" }), id: made.id, version: made.version }
      assert.strictEqual((yield* changeReminder(change).pipe(as(bea), inDemo)).text, "Ask again")
      assert.strictEqual(
        (yield* changeReminder({ ...change, version: 2, assignedTo: gone.id }).pipe(as(bea), inDemo, Effect.flip))._tag,
        "AssigneeUnavailable"
      )
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("is created, completed, reopened, deleted, and restored, as the job's timeline shows", () =>
    Effect.gen(function* () {
      const { bea, sam } = yield* people
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const job = yield* createJob(draft).pipe(as(bea), inDemo)
      const { id } = yield* createReminder(draftFor(bea, { jobId: job.id })).pipe(as(bea), inDemo)
      yield* TestClock.setTime(5_000)
      const done = yield* completeReminder({ id }).pipe(as(sam), inDemo)
      assert.deepInclude(done, { doneBy: sam.id, doneAt: 5_000 })
      assert.deepStrictEqual(yield* completeReminder({ id }).pipe(as(bea), inDemo), done)
      assert.deepInclude(yield* reopenReminder({ id }).pipe(as(bea), inDemo), { doneBy: null, doneAt: null })
      const { trace } = yield* deleteReminders.applyToOne(id, {}).pipe(as(bea), inDemo)
      assert.strictEqual(
        (yield* requireVisibleReminder(id).pipe(as(bea), inDemo, Effect.flip))._tag,
        "ReminderNotFound"
      )
      yield* deleteReminders.undo(trace).pipe(as(bea), inDemo)
      assert.strictEqual((yield* requireVisibleReminder(id).pipe(as(bea), inDemo)).version, 3)
      assert.deepStrictEqual(yield* deeds(job.id), ["made", "done", "reopened", "deleted", "reopened"])
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect(
    "is snoozed for an hour, until tomorrow, next week, or a date and time, counted from now in its own time zone",
    () =>
      Effect.gen(function* () {
        const { bea } = yield* people
        const { id, timeZone } = yield* createReminder(draftFor(bea)).pipe(as(bea), inDemo)
        const snoozed = (until: Parameters<typeof snoozeReminder>[0]["until"]) =>
          Effect.map(snoozeReminder({ id, until }).pipe(as(bea), inDemo), ({ dueAt, dueOn, dueTime }) => {
            assert.strictEqual(dueAt, until === "hour" ? dueAt : instantOf(dueOn, dueTime, timeZone))
            return `${dueOn} ${dueTime}`
          })
        const now = instantOf("2026-11-30", "23:20", timeZone)
        yield* TestClock.setTime(now)
        assert.strictEqual(yield* snoozed("tomorrow"), "2026-12-01 09:30")
        assert.strictEqual(yield* snoozed("nextWeek"), "2026-12-07 09:30")
        assert.strictEqual(yield* snoozed("hour"), "2026-12-01 00:20")
        assert.strictEqual(yield* snoozed({ dueOn: "2026-12-24", dueTime: "08:00" }), "2026-12-24 08:00")
      }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("is overdue, due today, or later as of the current user's midnight", () =>
    Effect.gen(function* () {
      const { bea } = yield* people
      const { timeZone } = yield* createReminder(draftFor(bea, { text: "overdue" })).pipe(as(bea), inDemo)
      yield* createReminder(draftFor(bea, { text: "today", dueTime: "23:59" })).pipe(as(bea), inDemo)
      yield* createReminder(draftFor(bea, { text: "later", dueOn: "2026-11-27", dueTime: "00:00" })).pipe(
        as(bea),
        inDemo
      )
      yield* TestClock.setTime(instantOf("2026-11-26", "12:00", timeZone))
      const { items } = yield* listVisibleReminders({}).pipe(as(bea), inDemo)
      assert.deepStrictEqual(
        items.map(({ when }) => when),
        ["overdue", "today", "later"]
      )
      for (const when of ["overdue", "today", "later"] as const)
        assert.deepStrictEqual(
          (yield* listVisibleReminders({ when }).pipe(as(bea), inDemo)).items.map(({ text }) => text),
          [when]
        )
      assert.lengthOf((yield* listVisibleReminders({ when: "due" }).pipe(as(bea), inDemo)).items, 2)
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect(
    "is hidden from installer-only users if it is another person's; they can remind themselves about their own jobs",
    () =>
      Effect.gen(function* () {
        const { bea, ivan } = yield* people
        const { draft } = yield* sampleDraft().pipe(inDemo)
        const job = yield* createJob(draft).pipe(as(bea), inDemo)
        const hers = yield* createReminder(draftFor(bea)).pipe(as(bea), inDemo)
        const his = yield* createReminder(draftFor(ivan, { text: "Bring the dam" })).pipe(as(bea), inDemo)
        assert.strictEqual(
          (yield* requireVisibleReminder(hers.id).pipe(as(ivan), inDemo, Effect.flip))._tag,
          "ReminderNotFound"
        )
        assert.strictEqual(
          (yield* completeReminder({ id: hers.id }).pipe(as(ivan), inDemo, Effect.flip))._tag,
          "ReminderNotFound"
        )
        assert.deepStrictEqual(
          (yield* listVisibleReminders({ who: "all" }).pipe(as(ivan), inDemo)).items.map(({ id }) => id),
          [his.id]
        )
        assert.lengthOf((yield* listVisibleReminders({ who: "all" }).pipe(as(bea), inDemo)).items, 2)
        assert.deepStrictEqual(
          (yield* assignableUsers().pipe(as(ivan), inDemo)).map(({ id }) => id),
          [ivan.id]
        )
        const refusals = [
          [draftFor(bea), "AssigneeUnavailable"],
          [draftFor(ivan, { jobId: job.id }), "JobNotFound"],
          [draftFor(ivan, { customerId: job.customerId }), "CustomerNotFound"]
        ] as const
        for (const [asked, tag] of refusals)
          assert.strictEqual((yield* createReminder(asked).pipe(as(ivan), inDemo, Effect.flip))._tag, tag)
        const { install } = job
        yield* (yield* Jobs)
          .save(withFields(job, { install: { ...install, installers: [{ userId: ivan.id, start: "", end: "" }] } }))
          .pipe(inDemo)
        assert.strictEqual(
          (yield* createReminder(draftFor(ivan, { jobId: job.id })).pipe(as(ivan), inDemo)).jobId,
          job.id
        )
      }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("is found by its text, or in the current user's language if a rule created it", () =>
    Effect.gen(function* () {
      const { bea, sam, ivan } = yield* people
      yield* (yield* Users).save({ ...sam, defaultLanguage: languages.fr.number }, "none").pipe(inDemo)
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const job = yield* createJob(draft).pipe(as(bea), inDemo)
      const hers = yield* createReminder(draftFor(bea, { text: "Ask for the review copy" })).pipe(as(bea), inDemo)
      yield* createReminder(draftFor(ivan, { text: "Bring the dam" })).pipe(as(bea), inDemo)
      yield* (yield* Reminders)
        .add(freshReminder(bea.id, { text: "", rule: "review", jobId: job.id, customerId: job.customerId }))
        .pipe(inDemo)
      const found = (person: User, text: string) =>
        Effect.map(listVisibleReminders({ who: "all", text }).pipe(as(person), inDemo), ({ items }) =>
          items.map(({ rule, text }) => rule ?? text)
        )
      assert.sameMembers(yield* found(bea, "review"), [hers.text, "review"])
      assert.deepStrictEqual(yield* found(sam, "review"), [hers.text])
      assert.deepStrictEqual(yield* found(sam, "avis"), ["review"])
      assert.deepStrictEqual(yield* found(bea, "avis"), [])
      assert.deepStrictEqual(yield* found(ivan, "review"), [])
      assert.deepStrictEqual(yield* found(ivan, "dam"), ["Bring the dam"])
      assert.lengthOf(yield* found(bea, "  "), 3)
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("is hidden from other shops", () =>
    Effect.gen(function* () {
      const { bea, foreign } = yield* people
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const job = yield* createJob(draft).pipe(as(bea), inDemo)
      const { id } = yield* createReminder(draftFor(bea)).pipe(as(bea), inDemo)
      assert.strictEqual(
        (yield* requireVisibleReminder(id).pipe(as(foreign), inOther, Effect.flip))._tag,
        "ReminderNotFound"
      )
      assert.strictEqual(
        (yield* createReminder(draftFor(foreign, { jobId: job.id })).pipe(as(foreign), inOther, Effect.flip))._tag,
        "JobNotFound"
      )
      assert.strictEqual(
        (yield* createReminder(draftFor(foreign, { customerId: job.customerId })).pipe(
          as(foreign),
          inOther,
          Effect.flip
        ))._tag,
        "CustomerNotFound"
      )
    }).pipe(Effect.provide(twoMemoryShops))
  )
})
