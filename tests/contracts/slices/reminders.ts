import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { withFields } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { Reminder, type ReminderSearch } from "#domain/reminders/Reminder.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { JobId } from "#domain/shared/JobId.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCustomer, freshJob, freshUser, withTenant } from "../fresh.ts"
import { freshReminder, nine } from "../freshReminder.ts"
import { asOtherUser, savedBy } from "../savedBy.ts"
import { shopWithJobs } from "../jobInShop.ts"

const hour = 3_600_000
const nobody = { assignedTo: undefined, from: undefined, before: undefined }

/** The contract of every reminder repository. */
export const contract = <R, E>(
  keepers: Layer.Layer<Reminders | Users | Jobs | Customers | Locations | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })("reminders", (it) => {
    const opened = Effect.gen(function* () {
      const { shop, job } = yield* shopWithJobs(newTenant)
      const [bea, sam] = [
        freshUser({ firstName: "Bea", lastName: "Ortiz" }),
        freshUser({ firstName: "Sam", lastName: "Reed" })
      ]
      for (const user of [bea, sam]) yield* Effect.orDie((yield* Users).add(user, "a hash")).pipe(shop)
      const reminders = yield* Reminders
      const fresh = (changes: Partial<Reminder> = {}) => freshReminder(bea.id, changes)
      const texts = (search: ReminderSearch, asked: Partial<typeof nobody | { assignedTo: typeof bea.id }> = {}) =>
        Effect.map(reminders.list({ size: 50, ...search }, { ...nobody, ...asked }).pipe(shop), ({ items }) =>
          items.map(({ text }) => text)
        )
      return { shop, job, bea, sam, reminders, fresh, texts }
    })

    it.effect("returns saved fields unchanged, including later versions", () =>
      Effect.gen(function* () {
        const { shop, job, bea, sam, reminders, fresh } = yield* opened
        for (const one of [
          fresh(),
          fresh({ text: "", rule: "unpaid30", jobId: job.id, customerId: job.customerId, madeBy: null }),
          fresh({ kind: "collect", doneBy: sam.id, doneAt: nine + 5 })
        ]) {
          assert.isTrue(yield* reminders.add(one).pipe(shop))
          assert.deepStrictEqual(yield* reminders.get(one.id).pipe(shop), one)
          const later = new Reminder({ ...one, assignedTo: sam.id, dueOn: "2026-12-01", dueAt: nine + 120 * hour })
          const saved = yield* reminders.save(later).pipe(asOtherUser, shop)
          assert.deepStrictEqual(saved, new Reminder({ ...later, version: 2 }))
          const late = yield* reminders.save(new Reminder({ ...one, assignedTo: bea.id })).pipe(shop, Effect.flip)
          assert(late._tag === "ReminderChanged")
          assert.deepStrictEqual(late.current, saved)
          assert.sameMembers([...(savedBy(late)?.[0] ?? [])], ["Dana Whitfield", "assignedTo", "dueOn", "dueAt"])
          assert.deepStrictEqual(yield* reminders.get(one.id).pipe(shop), saved)
        }
      })
    )

    it.effect("stores one reminder per job and rule, even when added repeatedly or already done", () =>
      Effect.gen(function* () {
        const { shop, job, reminders, fresh } = yield* opened
        const first = fresh({ rule: "quoteUnanswered", jobId: job.id })
        assert.isTrue(yield* reminders.add(first).pipe(shop))
        assert.isFalse(yield* reminders.add(fresh({ rule: "quoteUnanswered", jobId: job.id })).pipe(shop))
        yield* reminders.save(new Reminder({ ...first, doneAt: nine })).pipe(shop)
        assert.isFalse(yield* reminders.add(fresh({ rule: "quoteUnanswered", jobId: job.id })).pipe(shop))
        assert.isTrue(yield* reminders.add(fresh({ rule: "review", jobId: job.id })).pipe(shop))
        // Reminders created by people are not limited.
        for (const _ of [1, 2]) assert.isTrue(yield* reminders.add(fresh({ jobId: job.id })).pipe(shop))
      })
    )

    it.effect("knows which jobs a rule has created reminders for, and which of those are open", () =>
      Effect.gen(function* () {
        const { shop, job, reminders, fresh } = yield* opened
        const other = JobId.make(crypto.randomUUID())
        const first = fresh({ rule: "unpaid30", jobId: job.id, text: "", dueAt: nine + hour })
        const second = fresh({ rule: "unpaid30", jobId: other, text: "", dueAt: nine })
        for (const one of [first, second, fresh({ jobId: job.id })]) yield* reminders.add(one).pipe(shop)
        const open = Effect.map(reminders.openRuleReminders.pipe(shop), (all) => all.map(({ id }) => id))
        assert.deepStrictEqual(yield* open, [second.id, first.id])
        yield* reminders.save(new Reminder({ ...second, doneAt: nine })).pipe(shop)
        assert.deepStrictEqual(yield* open, [first.id])
        const made = (rule: "unpaid30" | "unpaid60", jobs: ReadonlyArray<JobId>) =>
          Effect.map(reminders.withRuleReminder(rule, jobs).pipe(shop), (ids) => [...ids])
        assert.sameMembers(yield* made("unpaid30", [job.id, other]), [job.id, other])
        assert.deepStrictEqual(yield* made("unpaid30", [JobId.make(crypto.randomUUID())]), [])
        assert.deepStrictEqual(yield* made("unpaid60", [job.id, other]), [])
        assert.deepStrictEqual(yield* made("unpaid30", []), [])
        const theirs = withTenant(yield* newTenant)
        assert.deepStrictEqual(yield* reminders.withRuleReminder("unpaid30", [job.id]).pipe(theirs), [])
        assert.deepStrictEqual(yield* reminders.openRuleReminders.pipe(theirs), [])
      })
    )

    it.effect("finds completed jobs that calibrate a camera, and jobs with each adhesive lot that expires soon", () =>
      Effect.gen(function* () {
        const { shop, job, neighbour } = yield* shopWithJobs(newTenant)
        const [jobs, reminders] = [yield* Jobs, yield* Reminders]
        yield* jobs.save(withFields(yield* jobs.get(neighbour.id).pipe(shop), { lines: [] })).pipe(shop)
        const kept = yield* jobs.get(job.id).pipe(shop)
        const install = { ...kept.install, jobType: "replacement", date: "2026-11-26", complete: true } as const
        const [first] = kept.lines
        const lines = (changes: Partial<typeof first>) => [
          { ...first!, adhesiveLot: "", adhesiveExpiry: "", ...changes }
        ]
        const write = (facts: Parameters<typeof withFields<typeof kept>>[1]) =>
          Effect.flatMap(jobs.get(job.id), (now) => jobs.save(withFields(now, facts))).pipe(shop)
        const calibrated = (from: string, to: string) => reminders.calibratedJobs(from, to).pipe(shop)
        yield* write({ install, lines: lines({}) })
        assert.deepStrictEqual(yield* calibrated("2026-11-01", "2026-11-30"), [])
        yield* write({ install: { ...install, jobType: "calibration" } })
        assert.deepStrictEqual(yield* calibrated("2026-11-26", "2026-11-26"), [job.id])
        assert.deepStrictEqual(yield* calibrated("2026-11-27", "2026-11-30"), [])
        assert.deepStrictEqual(yield* calibrated("2026-11-01", "2026-11-25"), [])
        yield* write({ install, lines: lines({ kind: "calibration" }) })
        assert.deepStrictEqual(yield* calibrated("2026-11-26", "2026-11-26"), [job.id])
        yield* write({ install: { ...install, complete: false } })
        assert.deepStrictEqual(yield* calibrated("2026-11-26", "2026-11-26"), [])

        const lots = (from: string, to: string) => reminders.expiringLots(from, to).pipe(shop)
        assert.deepStrictEqual(yield* lots("2026-01-01", "2027-12-31"), [])
        yield* write({ lines: lines({ adhesiveLot: "4021-A", adhesiveExpiry: "2026-12-03" }) })
        assert.deepStrictEqual(yield* lots("2026-12-03", "2026-12-03"), [[job.id]])
        assert.deepStrictEqual(yield* lots("2026-12-04", "2026-12-31"), [])
        assert.deepStrictEqual(yield* lots("2026-11-01", "2026-12-02"), [])
        const later = freshJob(
          yield* (yield* Customers).get(job.customerId).pipe(shop),
          yield* (yield* Locations).get(job.locationId).pipe(shop),
          { number: job.number + 10, lines: [{ ...first!, adhesiveLot: "4021-A", adhesiveExpiry: "2026-12-03" }] }
        )
        yield* jobs.add(later).pipe(shop)
        assert.deepStrictEqual(yield* lots("2026-12-01", "2026-12-10"), [[later.id, job.id]])
        const theirs = withTenant(yield* newTenant)
        assert.deepStrictEqual(yield* reminders.expiringLots("2026-12-01", "2026-12-10").pipe(theirs), [])
        assert.deepStrictEqual(yield* reminders.calibratedJobs("2026-11-01", "2026-11-30").pipe(theirs), [])
      })
    )

    it.effect("lists open reminders by due time and done ones newest first, with the names of their subjects", () =>
      Effect.gen(function* () {
        const { shop, job, bea, sam, reminders, fresh, texts } = yield* opened
        const customer = yield* (yield* Customers).get(job.customerId).pipe(shop)
        for (const one of [
          fresh({ text: "later", dueAt: nine + 48 * hour, kind: "order" }),
          fresh({ text: "first", dueAt: nine - hour, jobId: job.id, customerId: job.customerId }),
          fresh({ text: "Sam's", assignedTo: sam.id, dueAt: nine + hour, customerId: job.customerId }),
          fresh({ text: "done", doneBy: bea.id, doneAt: nine }),
          fresh({ text: "done last", doneBy: bea.id, doneAt: nine + hour, assignedTo: sam.id, kind: "order" })
        ])
          yield* reminders.add(one).pipe(shop)
        assert.deepStrictEqual(yield* texts({}), ["first", "Sam's", "later"])
        assert.deepStrictEqual(yield* texts({ state: "open" }, { assignedTo: bea.id }), ["first", "later"])
        assert.deepStrictEqual(yield* texts({ state: "done" }), ["done last", "done"])
        assert.deepStrictEqual(yield* texts({ state: "done" }, { assignedTo: bea.id }), ["done"])
        const [first] = (yield* reminders.list({}, nobody).pipe(shop)).items
        assert.deepStrictEqual(yield* texts({ only: first!.id }), ["first"])
        assert.deepStrictEqual(yield* texts({ only: first!.id, state: "done" }), [])
        assert.deepStrictEqual(yield* texts({ kind: "order" }), ["later"])
        assert.deepStrictEqual(yield* texts({ kind: "order", state: "done" }), ["done last"])
        assert.deepStrictEqual(yield* texts({ jobId: job.id }), ["first"])
        assert.deepStrictEqual(yield* texts({ customerId: job.customerId }), ["first", "Sam's"])
        const due = (from: number | undefined, before: number | undefined) =>
          Effect.map(reminders.list({}, { ...nobody, from, before }).pipe(shop), ({ items }) =>
            items.map(({ text }) => text)
          )
        assert.deepStrictEqual(yield* due(undefined, nine), ["first"])
        assert.deepStrictEqual(yield* due(nine, nine + 2 * hour), ["Sam's"])
        assert.deepStrictEqual(yield* due(nine + hour, undefined), ["Sam's", "later"])
        const { items } = yield* reminders.list({}, nobody).pipe(shop)
        assert.deepStrictEqual(
          items.map(({ assigneeName, customerName, jobNumber }) => [assigneeName, jobNumber, customerName]),
          [
            ["Bea Ortiz", 1001, customer.customerName],
            ["Sam Reed", null, customer.customerName],
            ["Bea Ortiz", null, ""]
          ]
        )
        const page = yield* reminders.list({ size: 2 }, nobody).pipe(shop)
        assert.strictEqual(page.total, 3)
        const next = yield* reminders.list({ size: 2, cursor: page.next! }, nobody).pipe(shop)
        assert.deepStrictEqual(
          next.items.map(({ text }) => text),
          ["later"]
        )
      })
    )

    it.effect("finds reminders by their own or their rule's text, current customer, and job number", () =>
      Effect.gen(function* () {
        const { shop, job, bea, sam, reminders, fresh, texts } = yield* opened
        const customers = yield* Customers
        const [ada, luis] = [
          freshCustomer({
            pricingProfileId: null,
            customerName: "Adélaïde Moreno",
            firstName: "",
            lastName: "",
            emailAddress: ""
          }),
          freshCustomer({
            pricingProfileId: null,
            customerName: "Luis Herrera",
            firstName: "",
            lastName: "",
            emailAddress: ""
          })
        ]
        for (const one of [ada, luis]) yield* customers.add(one).pipe(shop)
        const kept = yield* (yield* Jobs).get(job.id).pipe(shop)
        yield* (yield* Jobs).save(withFields(kept, { customerId: ada.id })).pipe(shop)
        for (const one of [
          fresh({ text: "Order the École's molding", customerId: luis.id }),
          // Saved with the job's previous customer.
          fresh({ text: "Call about 100%", dueAt: nine + 1, jobId: job.id, customerId: luis.id }),
          fresh({ text: "", dueAt: nine + 2, rule: "unpaid30", jobId: job.id, customerId: ada.id }),
          fresh({ text: "Said anew", dueAt: nine + 3, rule: "unpaid60", jobId: job.id, customerId: ada.id }),
          fresh({ text: "Sam's order", dueAt: nine + 4, assignedTo: sam.id }),
          fresh({ text: "Order done", doneBy: bea.id, doneAt: nine })
        ])
          yield* reminders.add(one).pipe(shop)
        assert.deepStrictEqual(yield* texts({ text: "ORDER" }), ["Order the École's molding", "Sam's order"])
        assert.deepStrictEqual(yield* texts({ text: " order " }, { assignedTo: sam.id }), ["Sam's order"])
        assert.deepStrictEqual(yield* texts({ text: "order", state: "done" }), ["Order done"])
        assert.deepStrictEqual(yield* texts({ text: "order", kind: "collect" }), [])
        assert.deepStrictEqual(yield* texts({ text: "0%" }), [])
        assert.deepStrictEqual(yield* texts({ text: "00%" }), ["Call about 100%"])
        // One or two letters match the start of a word, with or without accents.
        assert.deepStrictEqual(yield* texts({ text: "mo" }), [
          "Order the École's molding",
          "Call about 100%",
          "",
          "Said anew"
        ])
        assert.deepStrictEqual(yield* texts({ text: "é" }), ["Order the École's molding"])
        assert.deepStrictEqual(yield* texts({ text: "ol" }), [])
        assert.deepStrictEqual(yield* texts({ text: "herrera" }), ["Order the École's molding"])
        assert.deepStrictEqual(yield* texts({ text: "moreno" }), ["Call about 100%", "", "Said anew"])
        assert.deepStrictEqual(yield* texts({ text: `#${job.number}` }), ["Call about 100%", "", "Said anew"])
        assert.deepStrictEqual(yield* texts({ text: String(job.number + 7) }), [])
        const said = reminders
          .list({ text: "invoice" }, { ...nobody, matchingRules: ["unpaid30", "unpaid60"] })
          .pipe(shop)
        assert.deepStrictEqual(
          (yield* said).items.map(({ rule }) => rule),
          ["unpaid30"]
        )
        const page = yield* reminders.list({ text: "mo", size: 3 }, nobody).pipe(shop)
        assert.strictEqual(page.total, 4)
        const next = yield* reminders.list({ text: "mo", size: 3, cursor: page.next! }, nobody).pipe(shop)
        assert.deepStrictEqual(
          next.items.map(({ text }) => text),
          ["Said anew"]
        )
        const theirs = withTenant(yield* newTenant)
        assert.deepStrictEqual((yield* reminders.list({ text: "order" }, nobody).pipe(theirs)).items, [])
      })
    )

    it.effect("reassigns a customer's reminders, all or some; a job's reminders follow the job's customer", () =>
      Effect.gen(function* () {
        const { shop, job, reminders, fresh, texts } = yield* opened
        const ada = job.customerId
        const other = freshCustomer({ pricingProfileId: null })
        const { id: luis } = other
        yield* Customers.use(({ add }) => add(other)).pipe(shop)
        const [own, second] = [fresh({ text: "own", customerId: ada }), fresh({ text: "second", customerId: ada })]
        const ofJob = fresh({ text: "of the job", jobId: job.id, customerId: ada, dueAt: nine + hour })
        const gone = JobId.make(crypto.randomUUID())
        const ofGone = fresh({ text: "of a deleted job", jobId: gone, customerId: ada, dueAt: nine + 2 * hour })
        for (const one of [own, second, ofJob, ofGone]) yield* reminders.add(one).pipe(shop)
        assert.sameMembers(yield* texts({ customerId: ada }), ["own", "second", "of the job", "of a deleted job"])
        // Only the job is reassigned.
        yield* (yield* Jobs).reassign(luis, ada, [job.id]).pipe(shop)
        assert.deepStrictEqual(yield* texts({ customerId: luis }), ["of the job"])
        assert.sameMembers(yield* texts({ customerId: ada }), ["own", "second", "of a deleted job"])
        assert.strictEqual((yield* reminders.list({ jobId: job.id }, nobody).pipe(shop)).items[0]?.customerId, luis)
        assert.deepInclude(yield* reminders.get(ofJob.id).pipe(shop), { customerId: luis, version: 1 })
        assert.sameMembers([...(yield* reminders.reassign(luis, ada).pipe(shop))], [own.id, second.id, ofGone.id])
        assert.deepStrictEqual(yield* texts({ customerId: ada }), [])
        assert.deepInclude(yield* reminders.get(own.id).pipe(shop), { customerId: luis, version: 2 })
        assert.deepStrictEqual(yield* reminders.reassign(ada, luis, [second.id]).pipe(shop), [second.id])
        assert.deepStrictEqual(yield* texts({ customerId: ada }), ["second"])
        assert.deepStrictEqual(yield* reminders.reassign(ada, luis, []).pipe(shop), [])
        assert.deepStrictEqual(yield* reminders.reassign(ada, luis).pipe(withTenant(yield* newTenant)), [])
      })
    )

    it.effect(
      "keeps the customer of a deleted job's reminders, and restores the job's own customer when the job is restored",
      () =>
        Effect.gen(function* () {
          const { shop, job, reminders, fresh, texts } = yield* opened
          const [jobs, ada] = [yield* Jobs, job.customerId]
          const [luis, vera] = [freshCustomer({ pricingProfileId: null }), freshCustomer({ pricingProfileId: null })]
          for (const one of [luis, vera]) yield* Customers.use(({ add }) => add(one)).pipe(shop)
          yield* reminders.add(fresh({ text: "of the job", jobId: job.id, customerId: ada })).pipe(shop)
          const given = yield* jobs
            .save(withFields(yield* jobs.get(job.id).pipe(shop), { customerId: luis.id }))
            .pipe(shop)
          yield* jobs.remove(given).pipe(shop)
          assert.deepStrictEqual(yield* texts({ customerId: luis.id }), ["of the job"])
          // Merged while the job is deleted.
          yield* reminders.reassign(vera.id, luis.id).pipe(shop)
          assert.deepStrictEqual(yield* texts({ customerId: vera.id }), ["of the job"])
          yield* jobs.add(withFields(given, { version: given.version + 1 })).pipe(shop)
          assert.deepStrictEqual(yield* texts({ customerId: luis.id }), ["of the job"])
          assert.deepStrictEqual(yield* texts({ customerId: vera.id }), [])
        })
    )

    it.effect("returns due reminders nobody was notified of, and records a notification once per due time", () =>
      Effect.gen(function* () {
        const { shop, reminders, fresh } = yield* opened
        const [due, early, late, done] = [
          fresh({ dueAt: nine + 2 }),
          fresh({ dueAt: nine + 1 }),
          fresh({ dueAt: nine + 6 }),
          fresh({ dueAt: nine + 3, doneAt: nine })
        ]
        for (const one of [due, early, late, done]) yield* reminders.add(one).pipe(shop)
        const found = Effect.map(reminders.dueUnnotified(nine, nine + 5).pipe(shop), (all) => all.map(({ id }) => id))
        assert.deepStrictEqual(yield* found, [early.id, due.id])
        assert.deepStrictEqual(yield* reminders.dueUnnotified(nine + 1, nine + 1).pipe(shop), [])
        const notes = Array.from({ length: 10 }, () => reminders.markNotified(due.id, due.dueAt).pipe(shop))
        const noted = yield* Effect.all(notes, { concurrency: "unbounded" })
        assert.lengthOf(noted.filter(Boolean), 1)
        assert.deepStrictEqual(yield* found, [early.id])
        assert.isFalse(yield* reminders.markNotified(done.id, done.dueAt).pipe(shop))
        assert.isFalse(yield* reminders.markNotified(early.id, early.dueAt - 1).pipe(shop))
        assert.isFalse(yield* reminders.markNotified(early.id, early.dueAt).pipe(withTenant(yield* newTenant)))
        yield* reminders.save(new Reminder({ ...due, dueAt: nine + 4 })).pipe(shop)
        assert.deepStrictEqual(yield* found, [early.id, due.id])
        assert.isTrue(yield* reminders.markNotified(due.id, nine + 4).pipe(shop))
      })
    )

    it.effect("restores a removed reminder", () =>
      Effect.gen(function* () {
        const { shop, reminders, fresh } = yield* opened
        const one = fresh()
        yield* reminders.add(one).pipe(shop)
        yield* reminders.remove(one.id).pipe(shop)
        for (const asked of [reminders.get(one.id), reminders.remove(one.id), reminders.save(one)])
          assert.strictEqual(
            (yield* Effect.flip(asked as ReturnType<typeof reminders.get>).pipe(shop))._tag,
            "ReminderNotFound"
          )
        assert.isTrue(yield* reminders.add(one).pipe(shop))
        assert.deepStrictEqual(yield* reminders.get(one.id).pipe(shop), one)
      })
    )

    it.effect("hides one shop's reminders from another, which cannot change them", () =>
      Effect.gen(function* () {
        const { shop, reminders, fresh } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const one = fresh()
        yield* reminders.add(one).pipe(shop)
        assert.deepStrictEqual((yield* reminders.list({}, nobody).pipe(theirs)).items, [])
        for (const asked of [reminders.get(one.id), reminders.remove(one.id), reminders.save(one)])
          assert.strictEqual(
            (yield* Effect.flip(asked as ReturnType<typeof reminders.get>).pipe(theirs))._tag,
            "ReminderNotFound"
          )
        assert.deepStrictEqual(yield* reminders.get(one.id).pipe(shop), one)
      })
    )
  })
