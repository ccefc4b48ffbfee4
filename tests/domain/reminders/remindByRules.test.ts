import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { withFields } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Users } from "#domain/people/Users.ts"
import { deleteReminders } from "#domain/reminders/remindersHandlers.ts"
import { completeReminder, reopenReminder } from "#domain/reminders/saveReminder.ts"
import { saveRules } from "#domain/reminders/storedRules.ts"
import { remindByRules } from "#domain/reminders/remindByRules.ts"
import { type SiteEntry, SiteEventId } from "#domain/installer-day/SiteEvent.ts"
import { SiteEvents, lacksEvidence } from "#domain/installer-day/SiteEvents.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { freshUser } from "#tests/contracts/fresh.ts"
import { sampleQuote, inDemo, noonInPhoenix, twoMemoryShops } from "../jobs/stages/shopWithCustomer.ts"

const day = 86_400_000
const noon = noonInPhoenix
const remind = remindByRules(lacksEvidence)

/** A shop whose owner enabled following up quotes after three days, and a quote of today. */
const begun = Effect.gen(function* () {
  yield* TestClock.setTime(noon)
  const user = freshUser({ roles: ["owner"], firstName: "Olivia" })
  yield* Effect.orDie((yield* Users).add(user, "a hash"))
  const { id, firstName, lastName, roles } = user
  const as = Effect.provideService(CurrentUser, {
    id,
    firstName,
    lastName,
    roles,
    features: ["FullCRM"],
    accountActive: true
  })
  const quote = yield* sampleQuote()
  yield* saveRules({ on: ["quoteUnanswered"], quoteDays: 3, assignTo: null }).pipe(as)
  const all = Effect.gen(function* () {
    const reminders = yield* Reminders
    const asked = { assignedTo: undefined, from: undefined, before: undefined }
    return [...(yield* reminders.list({}, asked)).items, ...(yield* reminders.list({ state: "done" }, asked)).items]
  })
  const deeds = Effect.map(
    JobChanges.use(({ list }) => list(quote.id, { kind: "reminder" })),
    ({ items }) => items.map(({ what, by }) => [what._tag === "reminder" ? what.deed : "", by]).toReversed()
  )
  return { user, as, quote, all, deeds }
})

describe("reminders created by rules", () => {
  it.effect("are created once on their day, however often and by whomever triggered, with one timeline entry", () =>
    Effect.gen(function* () {
      const { quote, all, deeds } = yield* begun
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 0 })
      yield* TestClock.setTime(noon + 3 * day)
      const told = yield* Effect.all([remind, remind, remind], { concurrency: "unbounded" })
      assert.strictEqual(
        told.reduce((sum, { made }) => sum + made, 0),
        1
      )
      const [made, ...more] = yield* all
      assert.lengthOf(more, 0)
      assert.deepInclude(made, {
        rule: "quoteUnanswered",
        kind: "followUp",
        text: "",
        jobId: quote.id,
        customerId: quote.customerId,
        dueOn: daysAfter(quote.quotedOn, 3),
        dueTime: "09:00",
        madeBy: null
      })
      assert.deepStrictEqual(yield* deeds, [["made", null]])
      yield* TestClock.setTime(noon + 9 * day)
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 0 })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("are not created again once completed or reopened, and cannot be deleted", () =>
    Effect.gen(function* () {
      const { as, all } = yield* begun
      yield* TestClock.setTime(noon + 4 * day)
      yield* remind
      const { id } = (yield* all)[0]!
      yield* completeReminder({ id }).pipe(as)
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 0 })
      yield* reopenReminder({ id }).pipe(as)
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 0 })
      assert.strictEqual((yield* deleteReminders.applyToOne(id, {}).pipe(as, Effect.flip))._tag, "ReminderByRule")
      assert.lengthOf(yield* all, 1)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("are closed automatically when their reason no longer applies", () =>
    Effect.gen(function* () {
      const { quote, all, deeds } = yield* begun
      yield* TestClock.setTime(noon + 4 * day)
      yield* remind
      const job = yield* (yield* Jobs).get(quote.id)
      const answer = { kind: "declined", at: noon, by: "Ada", reason: "", contentHash: "h" } as const
      yield* (yield* Jobs).save(withFields(job, { answer }))
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 1 })
      assert.deepInclude((yield* all)[0], { doneBy: null, doneAt: noon + 4 * day })
      assert.deepStrictEqual(yield* deeds, [
        ["made", null],
        ["done", null]
      ])
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 0 })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("start on the day the rule is enabled and are assigned to the person the shop named", () =>
    Effect.gen(function* () {
      const { user, as, all } = yield* begun
      const off = { on: [], quoteDays: 3, assignTo: null } as const
      yield* saveRules(off).pipe(as)
      yield* TestClock.setTime(noon + 6 * day)
      const named = freshUser({ roles: ["sales"], firstName: "Sam" })
      yield* Effect.orDie((yield* Users).add(named, "a hash"))
      yield* saveRules({ ...off, on: ["quoteUnanswered"], assignTo: named.id }).pipe(as)
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 0 })
      yield* saveRules({ ...off, on: ["quoteUnanswered"], quoteDays: 8, assignTo: named.id }).pipe(as)
      yield* TestClock.setTime(noon + 8 * day)
      assert.strictEqual((yield* remind).made, 1)
      assert.include([named.id, user.id], (yield* all)[0]!.assignedTo)
      const gone = freshUser({ active: false })
      yield* Effect.orDie((yield* Users).add(gone, "a hash"))
      assert.strictEqual(
        (yield* saveRules({ ...off, assignTo: gone.id }).pipe(as, Effect.flip))._tag,
        "AssigneeUnavailable"
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("request calibration evidence until it is complete", () =>
    Effect.gen(function* () {
      const { as, quote, all } = yield* begun
      yield* saveRules({ on: ["calibrationEvidence"], quoteDays: 3, assignTo: null }).pipe(as)
      const [jobs, events] = [yield* Jobs, yield* SiteEvents]
      const install = { ...quote.install, jobType: "calibration", date: quote.quotedOn, complete: true } as const
      yield* jobs.save(withFields(yield* jobs.get(quote.id), { install }))
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 0 })
      yield* TestClock.setTime(noon + day)
      assert.deepStrictEqual(yield* remind, { made: 1, closed: 0 })
      assert.deepInclude((yield* all)[0], { rule: "calibrationEvidence", dueOn: daysAfter(quote.quotedOn, 1) })
      const deeds: ReadonlyArray<SiteEntry> = [
        { _tag: "vin", vin: "1HGCM82633A004352" },
        { _tag: "scan", when: "before", codes: "" },
        { _tag: "scan", when: "after", codes: "" }
      ]
      const note = (deed: SiteEntry) =>
        events.add(quote.id, {
          id: SiteEventId.make(crypto.randomUUID()),
          at: noon,
          receivedAt: noon,
          by: null,
          outcome: "kept",
          deed
        })
      yield* Effect.forEach(deeds, note)
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 0 })
      yield* note({
        _tag: "calibration",
        method: "dynamic",
        tool: "Autel IA900",
        serial: "88-20417",
        startedAt: noon - 1,
        endedAt: noon,
        result: "passed",
        note: ""
      })
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 1 })
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 0 })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("warn of an adhesive a week before it expires, once per lot, and not after it has expired", () =>
    Effect.gen(function* () {
      const { as, quote, all } = yield* begun
      const expiry = daysAfter(quote.quotedOn, 10)
      yield* saveRules({ on: ["adhesiveExpires"], quoteDays: 3, assignTo: null }).pipe(as)
      const jobs = yield* Jobs
      const set = Effect.fnUntraced(function* () {
        const job = yield* jobs.get((yield* sampleQuote()).id)
        const adhesive = { adhesiveManufacturer: "Sika", adhesiveLot: "4021-A", adhesiveExpiry: expiry }
        yield* jobs.save(withFields(job, { lines: job.lines.map((line) => ({ ...line, ...adhesive })) }))
      })
      yield* set()
      yield* set()
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 0 })
      yield* TestClock.setTime(noon + 4 * day)
      assert.deepStrictEqual(yield* remind, { made: 1, closed: 0 })
      const [made, ...more] = yield* all
      assert.lengthOf(more, 0)
      assert.deepInclude(made, {
        rule: "adhesiveExpires",
        kind: "order",
        text: "Sika 4021-A",
        dueOn: daysAfter(expiry, -7)
      })
      // A third job with the same lot does not create another one.
      yield* set()
      yield* TestClock.setTime(noon + 5 * day)
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 0 })
      yield* TestClock.setTime(noon + 11 * day)
      assert.deepStrictEqual(yield* remind, { made: 0, closed: 1 })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
