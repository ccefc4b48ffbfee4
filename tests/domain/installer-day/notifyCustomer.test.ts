import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { postSiteEvent } from "#domain/installer-day/installerDayApi.ts"
import { saveSiteEvent, onMyWayGracePeriod } from "#domain/installer-day/saveSiteEvent.ts"
import type { SiteEventId, SiteStep } from "#domain/installer-day/SiteEvent.ts"
import { driveAwayOf } from "#domain/installer-day/SiteEvents.ts"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { type CustomerNotices, defaultNotices } from "#domain/messages/CustomerNotices.ts"
import { saveNotices } from "#domain/messages/storedNotices.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { recordConsent } from "#domain/messages/messagesHandlers.ts"
import { workDoneWindow } from "#domain/messages/noticeDue.ts"
import { sendNotices, settleTime } from "#domain/messages/sendNotices.ts"
import { saveWording } from "#domain/messages/wordings.ts"
import { Users } from "#domain/people/Users.ts"
import { freshUser } from "#tests/contracts/fresh.ts"
import { sampleDraft, inDemo, noonInPhoenix, seller, twoMemoryShops } from "../jobs/stages/shopWithCustomer.ts"

const luis: SignedInUser = {
  id: UserId.make("019a0000-0000-7000-8000-0000000000aa"),
  firstName: "Luis",
  lastName: "Aguilar",
  roles: ["installer"],
  features: ["FullCRM"],
  accountActive: true
}

/** Luis taps a step; `ago` is how long before it reaches the server. */
const press = (id: Job["id"], step: SiteStep, ago = 0) =>
  saveSiteEvent({
    id,
    eventId: crypto.randomUUID() as SiteEventId,
    at: noonInPhoenix - ago,
    deed: { _tag: "step", step }
  } as (typeof postSiteEvent)["input"]["Type"]).pipe(Effect.provideService(CurrentUser, luis))

const byMail: CustomerNotices = {
  on: ["onMyWay"],
  channels: { ...defaultNotices.channels, onMyWay: "email" },
  reviewLink: ""
}

/** Each stop has its own hour. */
let hour = 5

/** A work order for Luis today, in a shop that notifies customers when the installer is on the way. */
const stop = Effect.fnUntraced(function* (
  notices: CustomerNotices = byMail,
  install: object = {},
  customer: Partial<CustomerDraft> = {}
) {
  hour += 1
  yield* TestClock.setTime(noonInPhoenix)
  yield* (yield* Users).save(freshUser({ id: seller.id, roles: ["owner"] }), "a hash")
  yield* saveNotices(notices)
  const { draft } = yield* sampleDraft(customer)
  yield* (yield* Users).save(freshUser({ id: luis.id, roles: ["installer"] }), "a hash")
  const { stage: _, ...facts } = yield* createJob({
    ...draft,
    install: {
      ...emptyInstall,
      jobType: "replacement",
      repairLocation: "mobile",
      date: "2026-11-21",
      installers: [{ userId: luis.id, start: `${String(hour).padStart(2, "0")}:00`, end: "" }],
      duration: 60,
      ...install
    }
  }).pipe(Effect.provideService(CurrentUser, seller))
  return yield* (yield* Jobs).save({ ...facts, stage: "workorder" } as never as Job)
})

const told = ({ id }: Pick<Job, "id">) => Messages.use(({ ofJob }) => ofJob(id))

describe("a customer whose installer is on the way", () => {
  it.effect("is notified once of who is coming and when, however often the step is tapped and by whom", () =>
    Effect.gen(function* () {
      const job = yield* stop()
      yield* press(job.id, "onMyWay")
      yield* press(job.id, "onMyWay")
      const messages = yield* told(job)
      assert.lengthOf(messages, 1)
      const { template, channel, to, body, by, linkId } = messages[0]!
      assert.deepStrictEqual([template, channel, to, by], ["onMyWay", "email", "ada@moreno.example", ""])
      assert.isNotNull(linkId)
      assert.include(body, "Luis is on the way")
      // It is noon and they live in the shop's area: ten minutes.
      assert.match(body, /12:10 PM – 12:40 PM/)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect(
    "receives the shop's own text in their language, by text message once they consented and by email until then",
    () =>
      Effect.gen(function* () {
        const sms: CustomerNotices = { ...byMail, channels: { ...byMail.channels, onMyWay: "sms" } }
        const job = yield* stop(sms, {}, { language: "es" })
        yield* saveWording({
          template: "onMyWay",
          channel: "sms",
          language: "es",
          subject: "",
          body: "{installer} llega {arrival}. {link}"
        })
        yield* recordConsent({ phone: "(480) 555-0142", place: "onThePhone", wording: "Agreed" } as never).pipe(
          Effect.provideService(CurrentUser, seller)
        )
        yield* press(job.id, "onMyWay")
        const [message] = yield* told(job)
        assert.deepStrictEqual([message!.channel, message!.language, message!.to], ["sms", "es", "+14805550142"])
        assert.match(message!.body, /^Luis llega 12:10/)
      }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is not notified if the shop has not enabled it, for work in the shop, on another day, or too late", () =>
    Effect.gen(function* () {
      const off = yield* stop({ ...byMail, on: [] })
      yield* press(off.id, "onMyWay")
      assert.lengthOf(yield* told(off), 0)
      const inShop = yield* stop(byMail, { repairLocation: "inShop" })
      yield* press(inShop.id, "onMyWay")
      assert.lengthOf(yield* told(inShop), 0)
      const tomorrow = yield* stop(byMail, { date: "2026-11-22" })
      yield* press(tomorrow.id, "onMyWay")
      assert.lengthOf(yield* told(tomorrow), 0)
      const late = yield* stop()
      yield* press(late.id, "onMyWay", onMyWayGracePeriod + 1)
      assert.lengthOf(yield* told(late), 0)
      const there = yield* stop()
      yield* press(there.id, "arrived")
      yield* press(there.id, "onMyWay", 60_000)
      assert.lengthOf(yield* told(there), 0)
      const soon = yield* stop()
      yield* press(soon.id, "onMyWay", onMyWayGracePeriod)
      assert.lengthOf(yield* told(soon), 1)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})

const doneByMail: CustomerNotices = {
  on: ["done"],
  channels: { ...defaultNotices.channels, done: "email" },
  reviewLink: ""
}

/** Luis notes the adhesive: the glass was set this many minutes before noon. */
const glue = (id: Job["id"], minutes: number, setBefore: number) =>
  saveSiteEvent({
    id,
    eventId: crypto.randomUUID() as SiteEventId,
    at: noonInPhoenix,
    deed: {
      _tag: "adhesive",
      adhesiveManufacturer: "Sika",
      adhesiveLot: "4021-A",
      adhesiveExpiry: "",
      setAt: noonInPhoenix - setBefore * 60_000,
      minutes,
      was: { adhesiveManufacturer: "", adhesiveLot: "", adhesiveExpiry: "" }
    }
  } as (typeof postSiteEvent)["input"]["Type"]).pipe(Effect.provideService(CurrentUser, luis))

describe("a customer whose work is done", () => {
  it.effect("is notified once of what was done and when they may drive, in local time", () =>
    Effect.gen(function* () {
      const job = yield* stop(doneByMail)
      yield* press(job.id, "started", 3_600_000)
      yield* glue(job.id, 60, 20)
      assert.lengthOf(yield* told(job), 0)
      yield* press(job.id, "finished")
      yield* press(job.id, "finished")
      assert.strictEqual(yield* sendNotices(driveAwayOf), 0)
      const messages = yield* told(job)
      assert.lengthOf(messages, 1)
      const { template, channel, to, subject, body, by } = messages[0]!
      assert.deepStrictEqual([template, channel, to, by], ["done", "email", "ada@moreno.example", ""])
      assert.include(subject, "is done")
      assert.include(body, "is done: glass replaced. Safe to drive from 12:40 PM.\n\nYour documents")
      assert.notMatch(body, /\{(?!link)/)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect(
    "is notified in their language by text once they consented, with the date if it is another day and no gap if unknown",
    () =>
      Effect.gen(function* () {
        const sms: CustomerNotices = { ...doneByMail, channels: { ...doneByMail.channels, done: "sms" } }
        const job = yield* stop(sms, {}, { language: "fr" })
        yield* recordConsent({ phone: "(480) 555-0142", place: "onThePhone", wording: "Agreed" } as never).pipe(
          Effect.provideService(CurrentUser, seller)
        )
        yield* glue(job.id, 24 * 60, 0)
        yield* press(job.id, "finished")
        const [message] = yield* told(job)
        assert.deepStrictEqual([message!.template, message!.channel, message!.language], ["done", "sms", "fr"])
        assert.match(
          message!.body,
          /vitre remplacée. Vous pouvez rouler à partir de 22 novembre 2026, 12 h 00. Documents :/
        )
        const repaired = yield* stop(doneByMail, { jobType: "repair" })
        yield* press(repaired.id, "finished")
        const [plain] = yield* told(repaired)
        assert.match(plain!.body, /glass repaired\. ?\n\nYour documents/)
        assert.notMatch(plain!.body, / {2}|\n{3}/)
      }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect(
    "is not notified if disabled, too late from an offline phone, or while another installer is still working",
    () =>
      Effect.gen(function* () {
        const off = yield* stop({ ...doneByMail, on: [] })
        yield* press(off.id, "finished")
        assert.lengthOf(yield* told(off), 0)
        const late = yield* stop(doneByMail)
        yield* press(late.id, "finished", workDoneWindow + 1)
        assert.lengthOf(yield* told(late), 0)
        const queued = yield* stop(doneByMail)
        yield* press(queued.id, "finished", workDoneWindow)
        assert.lengthOf(yield* told(queued), 1)
        const both = yield* stop(doneByMail)
        const sam = UserId.make(crypto.randomUUID())
        yield* (yield* Users).save(freshUser({ id: sam, roles: ["installer"] }), "a hash")
        const now = yield* (yield* Jobs).get(both.id)
        yield* (yield* Jobs).save(
          withFields(now, {
            install: {
              ...now.install,
              installers: [
                ...now.install.installers,
                { userId: sam, start: "", end: "", startedAt: noonInPhoenix - 60_000 }
              ]
            }
          })
        )
        yield* press(both.id, "finished")
        assert.lengthOf(yield* told(both), 0)
      }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is notified ten minutes after the office records it", () =>
    Effect.gen(function* () {
      const job = yield* stop(doneByMail)
      const now = yield* (yield* Jobs).get(job.id)
      yield* (yield* Jobs).save(withFields(now, { install: { ...now.install, complete: true } }))
      assert.strictEqual(yield* sendNotices(driveAwayOf), 0)
      yield* TestClock.setTime(noonInPhoenix + settleTime)
      assert.strictEqual(yield* sendNotices(driveAwayOf), 1)
      assert.strictEqual(yield* sendNotices(driveAwayOf), 0)
      assert.deepStrictEqual(
        (yield* told(job)).map(({ template }) => template),
        ["done"]
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
