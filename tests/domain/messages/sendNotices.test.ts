import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { changeJob, createJob } from "#domain/jobs/saveJob.ts"
import { defaultNotices } from "#domain/messages/CustomerNotices.ts"
import { saveNotices } from "#domain/messages/storedNotices.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { sendMessage } from "#domain/messages/messagesHandlers.ts"
import { sendNotices, settleTime } from "#domain/messages/sendNotices.ts"
import { SmsConsents } from "#domain/messages/SmsConsents.ts"
import { Users } from "#domain/people/Users.ts"
import { freshUser } from "#tests/contracts/fresh.ts"
import { sampleDraft, inDemo, noonInPhoenix as noon, seller, twoMemoryShops } from "../jobs/stages/shopWithCustomer.ts"

const day = 86_400_000
const hour = 3_600_000
const { channels } = defaultNotices
const asSeller = Effect.provideService(CurrentUser, seller)

/** A work order of November 21 for December 1, in a shop with all automatic messages enabled. */
const booked = Effect.fnUntraced(function* (
  changes: Partial<CustomerDraft> = {},
  notices: Parameters<typeof saveNotices>[0] = {
    on: ["booked", "dayBefore", "thanks"],
    channels,
    reviewLink: "https://g.page/copper"
  }
) {
  const { draft } = yield* sampleDraft(changes)
  yield* (yield* Users).save(freshUser({ id: seller.id, roles: ["owner"] }), "a hash")
  yield* saveNotices(notices)
  const quote = yield* asSeller(createJob(draft))
  const order = yield* asSeller(convertToWorkOrder({ ...quote, date: "2026-12-01", timeFrame: "morning" }))
  yield* TestClock.setTime(noon + settleTime)
  return order
})

const sentOf = ({ id }: Pick<Job, "id">) =>
  Effect.map(
    Messages.use(({ ofJob }) => ofJob(id)),
    (all) => all.map(({ template, channel, to, by }) => [template, channel, to, by]).toReversed()
  )

const byMail = (template: string) => [template, "email", "ada@moreno.example", ""]

describe("a shop's automatic customer messages", () => {
  it.effect("are sent once, however often and by whomever triggered: booked, the day before, thanks", () =>
    Effect.gen(function* () {
      const order = yield* booked()
      const told = yield* Effect.all([sendNotices(), sendNotices(), sendNotices()], { concurrency: "unbounded" })
      assert.strictEqual(
        told.reduce((sum, one) => sum + one, 0),
        1
      )
      assert.deepStrictEqual(yield* sentOf(order), [byMail("workorder")])
      const [message] = yield* Messages.use(({ ofJob }) => ofJob(order.id))
      assert.include(message!.body, "December 1, 2026, morning")
      assert.isNotNull(message!.linkId)
      // November 30, 10 a.m. in Phoenix, and one hour earlier.
      yield* TestClock.setTime(Date.UTC(2026, 10, 30, 16))
      assert.strictEqual(yield* sendNotices(), 0)
      yield* TestClock.setTime(Date.UTC(2026, 10, 30, 17))
      assert.strictEqual(yield* sendNotices(), 1)
      yield* TestClock.setTime(Date.UTC(2026, 11, 1, 20))
      const { install, ...rest } = order
      yield* asSeller(changeJob({ ...rest, install: { ...install, complete: true } }))
      assert.strictEqual(yield* sendNotices(), 0)
      yield* TestClock.setTime(Date.UTC(2026, 11, 2, 17))
      assert.strictEqual(yield* sendNotices(), 1)
      yield* TestClock.setTime(Date.UTC(2026, 11, 3, 17))
      assert.strictEqual(yield* sendNotices(), 0)
      assert.deepStrictEqual(yield* sentOf(order), [byMail("workorder"), byMail("dayBefore"), byMail("thanks")])
      const [thanks] = yield* Messages.use(({ ofJob }) => ofJob(order.id))
      assert.include(thanks!.body, "https://g.page/copper")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("wait until the job is no longer being edited, and are sent again only for another day", () =>
    Effect.gen(function* () {
      const order = yield* booked()
      yield* TestClock.setTime(noon + settleTime - 1)
      assert.strictEqual(yield* sendNotices(), 0)
      yield* TestClock.setTime(noon + settleTime)
      assert.strictEqual(yield* sendNotices(), 1)
      yield* TestClock.setTime(noon + 2 * hour)
      const { install } = order
      const noted = yield* asSeller(changeJob({ ...order, install: { ...install, notes: "Gate code 4471" } }))
      yield* TestClock.setTime(noon + 3 * hour)
      assert.strictEqual(yield* sendNotices(), 0)
      yield* asSeller(changeJob({ ...noted, install: { ...noted.install, date: "2026-12-03" } }))
      yield* TestClock.setTime(noon + 4 * hour)
      assert.strictEqual(yield* sendNotices(), 1)
      assert.strictEqual(yield* sendNotices(), 0)
      assert.deepStrictEqual(yield* sentOf(order), [byMail("workorder"), byMail("workorder")])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("are skipped if staff have sent a message manually since the day was set", () =>
    Effect.gen(function* () {
      const order = yield* booked()
      yield* asSeller(
        sendMessage({
          id: order.id,
          channel: "email",
          template: "workorder",
          language: "en",
          to: "ada@moreno.example",
          subject: "Tuesday",
          body: "See you on Tuesday. {link}",
          isTest: false
        })
      )
      yield* TestClock.setTime(noon + 2 * hour)
      assert.strictEqual(yield* sendNotices(), 0)
      assert.lengthOf(yield* sentOf(order), 1)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("are texted only to customers who consented, and emailed to others; unreachable customers get none", () =>
    Effect.gen(function* () {
      const byText = {
        on: ["booked", "dayBefore"],
        channels: { ...channels, booked: "sms", dayBefore: "sms" },
        reviewLink: ""
      } as const
      const order = yield* booked({}, byText)
      assert.strictEqual(yield* sendNotices(), 1)
      assert.deepStrictEqual(yield* sentOf(order), [byMail("workorder")])
      const say = (kind: "given" | "stopped") =>
        SmsConsents.use(({ add }) =>
          add({
            phone: "+14805550142",
            kind,
            place: "onThePhone",
            wording: "Yes",
            by: "Bea",
            at: kind === "given" ? 1 : 2
          })
        )
      yield* say("given")
      yield* TestClock.setTime(Date.UTC(2026, 10, 30, 18))
      assert.strictEqual(yield* sendNotices(), 1)
      assert.deepStrictEqual(yield* sentOf(order), [byMail("workorder"), ["dayBefore", "sms", "+14805550142", ""]])
      yield* say("stopped")
      const silent = yield* booked({ emailAddress: "" }, byText)
      assert.strictEqual(yield* sendNotices(), 0)
      assert.deepStrictEqual(yield* sentOf(silent), [])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("are not sent while disabled, nor for earlier bookings once enabled", () =>
    Effect.gen(function* () {
      const none = { on: [], channels, reviewLink: "" } as const
      const order = yield* booked({}, none)
      assert.strictEqual(yield* sendNotices(), 0)
      yield* TestClock.setTime(noon + day)
      yield* saveNotices({ ...none, on: ["booked"] })
      yield* TestClock.setTime(noon + day + hour)
      assert.strictEqual(yield* sendNotices(), 0)
      assert.deepStrictEqual(yield* sentOf(order), [])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
