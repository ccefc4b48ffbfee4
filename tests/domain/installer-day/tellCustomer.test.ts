import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { postSiteEvent } from "#domain/installer-day/installerDayApi.ts"
import { keepSiteEvent, stillOnTheWay } from "#domain/installer-day/keepSiteEvent.ts"
import type { SiteEventId, SiteStep } from "#domain/installer-day/SiteEvent.ts"
import { driveAwayOf } from "#domain/installer-day/SiteEvents.ts"
import { type Job, withFacts } from "#domain/jobs/Job.ts"
import { openInstall } from "#domain/jobs/JobInstall.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { type CustomerNotices, noNotices } from "#domain/messages/CustomerNotices.ts"
import { keepNotices } from "#domain/messages/keptNotices.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { giveConsent } from "#domain/messages/messagesHandlers.ts"
import { doneFor } from "#domain/messages/noticeDue.ts"
import { sendNotices, settled } from "#domain/messages/sendNotices.ts"
import { keepWording } from "#domain/messages/wordings.ts"
import { Users } from "#domain/people/Users.ts"
import { freshUser } from "#tests/contracts/fresh.ts"
import { aDraft, inDemo, noonInPhoenix, seller, twoShops } from "../jobs/stages/shopWithCustomer.ts"

const luis: SignedInUser = {
  id: UserId.make("019a0000-0000-7000-8000-0000000000aa"),
  firstName: "Luis",
  lastName: "Aguilar",
  roles: ["installer"],
  features: ["FullCRM"],
  accountActive: true
}

/** Luis presses a step; `ago` is how long before the phone reaches the server. */
const press = (id: Job["id"], step: SiteStep, ago = 0) =>
  keepSiteEvent({
    id,
    eventId: crypto.randomUUID() as SiteEventId,
    at: noonInPhoenix - ago,
    deed: { _tag: "step", step }
  } as (typeof postSiteEvent)["input"]["Type"]).pipe(Effect.provideService(CurrentUser, luis))

const byMail: CustomerNotices = {
  on: ["onMyWay"],
  channels: { ...noNotices.channels, onMyWay: "email" },
  reviewLink: ""
}

/** Each stop has an hour of its own. */
let hour = 5

/** A work order of Luis for today, in a shop that tells who is on the way. */
const stop = Effect.fnUntraced(function* (
  notices: CustomerNotices = byMail,
  install: object = {},
  customer: Partial<CustomerDraft> = {}
) {
  hour += 1
  yield* TestClock.setTime(noonInPhoenix)
  yield* (yield* Users).save(freshUser({ id: seller.id, roles: ["owner"] }), "a hash")
  yield* keepNotices(notices)
  const { draft } = yield* aDraft(customer)
  yield* (yield* Users).save(freshUser({ id: luis.id, roles: ["installer"] }), "a hash")
  const { stage: _, ...facts } = yield* createJob({
    ...draft,
    install: {
      ...openInstall,
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
  it.effect("is told once, with who comes and when, however often it is pressed and by whomever", () =>
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
      // It is noon, and they live where the shop is: ten minutes.
      assert.match(body, /12:10 PM – 12:40 PM/)
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("reads the shop's own words in their language, by text once they agreed and by mail until then", () =>
    Effect.gen(function* () {
      const sms: CustomerNotices = { ...byMail, channels: { ...byMail.channels, onMyWay: "sms" } }
      const job = yield* stop(sms, {}, { language: "es" })
      yield* keepWording({
        template: "onMyWay",
        channel: "sms",
        language: "es",
        subject: "",
        body: "{installer} llega {arrival}. {link}"
      })
      yield* giveConsent({ phone: "(480) 555-0142", place: "onThePhone", wording: "Agreed" } as never).pipe(
        Effect.provideService(CurrentUser, seller)
      )
      yield* press(job.id, "onMyWay")
      const [message] = yield* told(job)
      assert.deepStrictEqual([message!.channel, message!.language, message!.to], ["sms", "es", "+14805550142"])
      assert.match(message!.body, /^Luis llega 12:10/)
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("hears nothing where the shop did not switch it on, in the shop, of another day, or too late", () =>
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
      yield* press(late.id, "onMyWay", stillOnTheWay + 1)
      assert.lengthOf(yield* told(late), 0)
      const there = yield* stop()
      yield* press(there.id, "arrived")
      yield* press(there.id, "onMyWay", 60_000)
      assert.lengthOf(yield* told(there), 0)
      const soon = yield* stop()
      yield* press(soon.id, "onMyWay", stillOnTheWay)
      assert.lengthOf(yield* told(soon), 1)
    }).pipe(inDemo, Effect.provide(twoShops))
  )
})

const doneByMail: CustomerNotices = {
  on: ["done"],
  channels: { ...noNotices.channels, done: "email" },
  reviewLink: ""
}

/** Luis notes the adhesive: the glass was set so many minutes before noon. */
const glue = (id: Job["id"], minutes: number, setBefore: number) =>
  keepSiteEvent({
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
  it.effect("is told once, what was done and from when they may drive, by the clock of the place", () =>
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
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect(
    "reads their language by text once they agreed, the day too where that is another, and no gap where it is unknown",
    () =>
      Effect.gen(function* () {
        const sms: CustomerNotices = { ...doneByMail, channels: { ...doneByMail.channels, done: "sms" } }
        const job = yield* stop(sms, {}, { language: "fr" })
        yield* giveConsent({ phone: "(480) 555-0142", place: "onThePhone", wording: "Agreed" } as never).pipe(
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
      }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect(
    "hears nothing where it is off, too late from a phone without signal, or while a colleague still works",
    () =>
      Effect.gen(function* () {
        const off = yield* stop({ ...doneByMail, on: [] })
        yield* press(off.id, "finished")
        assert.lengthOf(yield* told(off), 0)
        const late = yield* stop(doneByMail)
        yield* press(late.id, "finished", doneFor + 1)
        assert.lengthOf(yield* told(late), 0)
        const queued = yield* stop(doneByMail)
        yield* press(queued.id, "finished", doneFor)
        assert.lengthOf(yield* told(queued), 1)
        const both = yield* stop(doneByMail)
        const sam = UserId.make(crypto.randomUUID())
        yield* (yield* Users).save(freshUser({ id: sam, roles: ["installer"] }), "a hash")
        const now = yield* (yield* Jobs).get(both.id)
        yield* (yield* Jobs).save(
          withFacts(now, {
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
      }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("is told where the office says it, ten minutes later", () =>
    Effect.gen(function* () {
      const job = yield* stop(doneByMail)
      const now = yield* (yield* Jobs).get(job.id)
      yield* (yield* Jobs).save(withFacts(now, { install: { ...now.install, complete: true } }))
      assert.strictEqual(yield* sendNotices(driveAwayOf), 0)
      yield* TestClock.setTime(noonInPhoenix + settled)
      assert.strictEqual(yield* sendNotices(driveAwayOf), 1)
      assert.strictEqual(yield* sendNotices(driveAwayOf), 0)
      assert.deepStrictEqual(
        (yield* told(job)).map(({ template }) => template),
        ["done"]
      )
    }).pipe(inDemo, Effect.provide(twoShops))
  )
})
