import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { JobLinks } from "#domain/documents/JobLinks.ts"
import { postSiteEvent } from "#domain/installer-day/installerDayApi.ts"
import { saveSiteEvent } from "#domain/installer-day/saveSiteEvent.ts"
import { getInstallerDayOf } from "#domain/installer-day/getInstallerDayOf.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import { Job } from "#domain/jobs/Job.ts"
import { LineId } from "#domain/estimates/EstimateLine.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { Messages } from "#domain/messages/Messages.ts"
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
const asLuis = Effect.provideService(CurrentUser, luis)

/** Luis taps it on his phone. A retry of the same tap has the same id. */
const press = (id: Job["id"], eventId: string = crypto.randomUUID()) =>
  saveSiteEvent({
    id,
    eventId,
    at: noonInPhoenix,
    deed: { _tag: "payLink" }
  } as (typeof postSiteEvent)["input"]["Type"]).pipe(asLuis)

/** Each stop has its own hour. */
let hour = 7

/** Luis's work order for today, with everything still to be paid. */
const stop = Effect.fnUntraced(function* (customer: Partial<CustomerDraft> = {}, stage = "workorder") {
  const { draft } = yield* sampleDraft(customer)
  const install = {
    ...emptyInstall,
    date: "2026-11-21",
    installers: [{ userId: luis.id, start: `${String(++hour).padStart(2, "0")}:00`, end: "" }],
    duration: 60
  }
  yield* (yield* Users).save(freshUser({ id: luis.id, roles: ["installer"] }), "a hash")
  const quote = yield* createJob({ ...draft, insurance: null, install }).pipe(
    Effect.provideService(CurrentUser, seller)
  )
  const { stage: _, ...facts } = quote
  return yield* (yield* Jobs).save({ ...facts, stage } as never as Job)
})

describe("payment on the spot", () => {
  it.effect("sends the customer one link for the amount they owe, however often it is tapped or resent", () =>
    Effect.gen(function* () {
      const job = yield* stop()
      const eventId = crypto.randomUUID()
      yield* press(job.id, eventId)
      yield* press(job.id, eventId)
      yield* press(job.id)
      const messages = yield* Messages.use(({ ofJob }) => ofJob(job.id))
      assert.deepStrictEqual(
        messages.map(({ template, channel, to }) => [template, channel, to]),
        [["payLink", "email", "ada@moreno.example"]]
      )
      const [link] = yield* (yield* JobLinks).ofJob(job.id)
      assert.deepStrictEqual([link!.kind, link!.asks], ["workorder", { _tag: "balance" }])
      // Only the customer sees the amount. The phone gets neither prices nor totals.
      const { stops } = yield* getInstallerDayOf({}).pipe(asLuis)
      assert.isTrue(stops[0]!.mayPay)
      assert.notMatch(JSON.stringify(stops), /balance|total/i)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is rejected without saving anything if the customer cannot be reached or nothing is owed", () =>
    Effect.gen(function* () {
      const silent = yield* stop({ emailAddress: "" })
      assert.strictEqual((yield* press(silent.id).pipe(Effect.flip))._tag, "AddressNotReachable")
      const quoted = yield* stop({}, "quote")
      assert.strictEqual((yield* press(quoted.id).pipe(Effect.flip))._tag, "NothingToSend")
      assert.strictEqual((yield* (yield* SiteEvents).ofJobs([silent.id, quoted.id])).size, 0)
      assert.deepStrictEqual(yield* Messages.use(({ ofJob }) => ofJob(silent.id)), [])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})

describe("the installer's day", () => {
  it.effect("shows automatic lines in the phone's language and typed text unchanged", () =>
    Effect.gen(function* () {
      const job = yield* stop()
      const [first] = job.lines
      const descriptions = ["Windshield, green tint", "Gate code 4418"]
      const lines = descriptions.map((description) => ({
        ...first!,
        id: LineId.make(crypto.randomUUID()),
        description
      }))
      yield* (yield* Jobs).save(Job.make({ ...job, lines }))
      const called = (language?: "fr") =>
        getInstallerDayOf(language === undefined ? {} : { language }).pipe(
          asLuis,
          Effect.map(({ stops }) => stops[0]!.job.lines.map(({ description }) => description))
        )
      assert.deepStrictEqual(yield* called("fr"), ["Pare-brise, teinté vert", "Gate code 4418"])
      assert.deepStrictEqual(yield* called(), descriptions)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
