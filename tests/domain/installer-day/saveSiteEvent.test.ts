import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { CurrentUser, UserId } from "#domain/access/CurrentUser.ts"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { handlersOf } from "#domain/contract/Endpoint.ts"
import { installerDayHandlers } from "#domain/installer-day/installerDayHandlers.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { sampleQuote, inDemo, inOther, noonInPhoenix, twoMemoryShops } from "../jobs/stages/shopWithCustomer.ts"

const luis = UserId.make("019a0000-0000-7000-8000-0000000000aa")
const someoneElse = UserId.make("019a0000-0000-7000-8000-0000000000bb")
const today = "2026-11-21"

const call = (name: string, input: unknown, id = luis) =>
  handleRequest(
    handlersOf(installerDayHandlers).find(({ endpoint }) => endpoint.name === name)!,
    input
  ).pipe(
    Effect.provideService(CurrentUser, {
      id,
      firstName: "Luis",
      lastName: "Aguilar",
      roles: ["installer"],
      features: ["FullCRM"],
      accountActive: true
    }),
    Effect.map(({ status, body }) => ({ status, body: JSON.parse(JSON.stringify(body)) }))
  )

const send = (id: string, deed: object, changes: object = {}) =>
  call("postSiteEvent", { id, eventId: crypto.randomUUID(), at: noonInPhoenix - 60_000, deed, ...changes })

const installed = (userId: UserId, start = "09:00", end = "11:00") => ({
  ...emptyInstall,
  jobType: "replacement" as const,
  date: today,
  installers: [{ userId, start, end }]
})

/** A work order for Luis today. */
const ofLuis = Effect.fnUntraced(function* (install = installed(luis)) {
  const quote = yield* sampleQuote({ install })
  const jobs = yield* Jobs
  const { stage: _, ...facts } = quote
  const order = yield* jobs.save({ ...facts, stage: "workorder" } as never as Job)
  return order
})

const changesOf = Effect.fnUntraced(function* (id: Job["id"]) {
  const { items } = yield* (yield* JobChanges).list(id, { kind: "site" })
  return items.map(({ what }) => what)
})

describe("an event from an installer's phone", () => {
  it.effect("is saved and reported once, however often it is sent", () =>
    Effect.gen(function* () {
      const { id } = yield* ofLuis()
      const event = { eventId: crypto.randomUUID() }
      const first = yield* send(id, { _tag: "step", step: "arrived" }, event)
      assert.strictEqual(first.status, 200)
      const again = yield* send(id, { _tag: "step", step: "arrived" }, { ...event, at: noonInPhoenix })
      assert.deepStrictEqual(again.body.data, first.body.data)
      assert.strictEqual((yield* call("listSiteEvents", { id })).body.data.length, 1)
      assert.deepStrictEqual(yield* changesOf(id), [{ _tag: "site", deed: "arrived", outcome: "kept" }])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("updates the job and keeps concurrent office changes, field by field", () =>
    Effect.gen(function* () {
      const order = yield* ofLuis()
      const jobs = yield* Jobs
      const [glass] = order.lines.filter(({ kind }) => kind === "glass")
      const { adhesiveExpiry, adhesiveLot, adhesiveManufacturer } = order.lines.find(({ kind }) => kind === "kit")!
      const was = { adhesiveExpiry, adhesiveLot, adhesiveManufacturer }
      // While the phone is offline, the office enters the adhesive's manufacturer, another mileage, and new notes.
      const office = yield* jobs.save(
        withFields(order, {
          vehicle: { ...order.vehicle, mileage: 52_000 },
          install: { ...order.install, notes: "Gate code 4471" },
          lines: order.lines.map((line) => (line.kind === "kit" ? { ...line, adhesiveManufacturer: "Dow" } : line))
        })
      )
      const mileage = yield* send(order.id, { _tag: "mileage", mileage: 31_000, was: order.vehicle.mileage })
      const dot = yield* send(order.id, {
        _tag: "glass",
        lineId: glass!.id,
        dotNumber: "DOT 459 M4127",
        was: glass!.dotNumber
      })
      const adhesive = yield* send(order.id, {
        _tag: "adhesive",
        adhesiveManufacturer: "Sika",
        adhesiveLot: "6F2214-07",
        adhesiveExpiry: "2027-03-31",
        setAt: noonInPhoenix,
        minutes: 60,
        was
      })
      assert.deepStrictEqual(
        [mileage, dot, adhesive].map(({ body }) => body.data.outcome),
        ["officeStands", "written", "officeStands"]
      )
      const now = yield* jobs.get(order.id)
      assert.strictEqual(now.vehicle.mileage, 52_000)
      assert.strictEqual(now.install.notes, office.install.notes)
      assert.deepStrictEqual(
        now.lines
          .filter(({ kind }) => kind === "kit")
          .map((line) => [line.adhesiveManufacturer, line.adhesiveLot, line.adhesiveExpiry]),
        order.lines.filter(({ kind }) => kind === "kit").map(() => ["Dow", "6F2214-07", "2027-03-31"])
      )
      assert.strictEqual(now.lines.find(({ id }) => id === glass!.id)?.dotNumber, "DOT 459 M4127")
      assert.deepStrictEqual(now.totals, order.totals)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("completes the work with the last step: the job is done and its parts are installed", () =>
    Effect.gen(function* () {
      const order = yield* ofLuis()
      yield* send(order.id, { _tag: "step", step: "finished" })
      const now = yield* (yield* Jobs).get(order.id)
      assert.isTrue(now.install.complete)
      for (const { kind, status } of now.lines) {
        if (["labor", "calibration", "fee", "repair"].includes(kind)) assert.notStrictEqual(status, "installed", kind)
        else assert.strictEqual(status, "installed", kind)
      }
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is stored with an invoice, which remains unchanged", () =>
    Effect.gen(function* () {
      const order = yield* ofLuis()
      const jobs = yield* Jobs
      const { stage: _, invoiceNumber: _none, ...facts } = order
      const billed = yield* jobs.save({
        ...facts,
        stage: "invoice",
        credit: null,
        invoicedOn: today,
        invoiceNumber: 7
      } as never as Job)
      const late = yield* send(order.id, { _tag: "step", step: "finished" })
      assert.strictEqual(late.body.data.outcome, "invoiceStands")
      assert.deepStrictEqual(yield* jobs.get(order.id), billed)
      assert.strictEqual((yield* call("listSiteEvents", { id: order.id })).body.data.length, 1)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is rejected for another installer's or another shop's job, and for a photo that was never uploaded", () =>
    Effect.gen(function* () {
      const theirs = yield* ofLuis(installed(someoneElse))
      const mine = yield* ofLuis(installed(luis, "13:00", "14:00"))
      const arrived = { _tag: "step", step: "arrived" }
      assert.strictEqual((yield* send(theirs.id, arrived)).status, 404)
      assert.strictEqual((yield* call("listSiteEvents", { id: theirs.id })).status, 404)
      assert.strictEqual((yield* send(mine.id, arrived).pipe(inOther)).status, 404)
      const photo = yield* send(mine.id, { _tag: "photo", fileId: crypto.randomUUID(), shows: "report" })
      assert.deepStrictEqual([photo.status, photo.body.failure._tag], [422, "SitePhotoMissing"])
      assert.deepStrictEqual((yield* call("listSiteEvents", { id: mine.id })).body.data, [])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is never dated after it was received, whatever the phone's clock shows", () =>
    Effect.gen(function* () {
      const { id } = yield* ofLuis()
      const { body } = yield* send(id, { _tag: "told" }, { at: noonInPhoenix + 86_400_000 })
      assert.deepStrictEqual([body.data.at, body.data.receivedAt], [noonInPhoenix, noonInPhoenix])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})

describe("an installer's day", () => {
  it.effect("lists their own jobs of this week in travel order, without prices", () =>
    Effect.gen(function* () {
      const late = yield* ofLuis(installed(luis, "13:00", "15:00"))
      const early = yield* ofLuis(installed(luis, "08:00", "10:00"))
      yield* ofLuis(installed(someoneElse, "08:00", "10:00"))
      const tomorrow = yield* ofLuis({ ...installed(luis, "08:00", "10:00"), date: "2026-11-22" })
      yield* ofLuis({ ...installed(luis, "08:00", "10:00"), date: "2026-11-29" })
      yield* sampleQuote({ install: installed(luis, "16:00", "17:00") })
      yield* TestClock.setTime(noonInPhoenix)
      yield* send(early.id, { _tag: "step", step: "arrived" })
      const { body, status } = yield* call("getInstallerDay", {})
      assert.strictEqual(status, 200)
      const { stops, today: said } = body.data
      assert.strictEqual(said, today)
      assert.deepStrictEqual(
        stops.map((stop: { readonly job: { readonly id: string } }) => stop.job.id),
        [early.id, late.id, tomorrow.id]
      )
      assert.deepStrictEqual(
        stops.map((stop: { readonly events: ReadonlyArray<unknown> }) => stop.events.length),
        [1, 0, 0]
      )
      for (const word of ["netPrice", "listPrice", "cost", "totals", "balance", "payments", "insurance", "discount"])
        assert.notInclude(JSON.stringify(body), `"${word}"`)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
