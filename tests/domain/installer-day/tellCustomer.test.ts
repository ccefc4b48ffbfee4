import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { postSiteEvent } from "#domain/installer-day/installerDayApi.ts"
import { keepSiteEvent, stillOnTheWay } from "#domain/installer-day/keepSiteEvent.ts"
import type { SiteEventId, SiteStep } from "#domain/installer-day/SiteEvent.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { openInstall } from "#domain/jobs/JobInstall.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { type CustomerNotices, noNotices } from "#domain/messages/CustomerNotices.ts"
import { keepNotices } from "#domain/messages/keptNotices.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { giveConsent } from "#domain/messages/messagesHandlers.ts"
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
