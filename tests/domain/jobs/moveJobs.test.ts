import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { bulkActions } from "#domain/registry/bulkActions.ts"
import { bulkActionsHandlers } from "#domain/bulk-actions/bulkActionsHandlers.ts"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { handlersOf, listAccessOf } from "#domain/contract/Endpoint.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { changeJob } from "#domain/jobs/saveJob.ts"
import { draftOfJob } from "#domain/jobs/creditInvoice.ts"
import { acceptAnyInstall } from "#domain/jobs/jobGuards.ts"
import { jobListHandlers, jobsHandlers } from "#domain/jobs/jobsHandlers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentUser, UserId } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import { jobAt } from "#domain/testing/testFactories.ts"
import { freshLocation } from "#tests/contracts/fresh.ts"
import { sampleQuote, inDemo, twoMemoryShops } from "./stages/shopWithCustomer.ts"

const handlers = handlersOf(
  jobListHandlers,
  bulkActionsHandlers(bulkActions, listAccessOf(jobsHandlers(acceptAnyInstall)))
)
const me = UserId.make("019a0000-0000-7000-8000-0000000000aa")
const call = (name: string, input: object, roles: ReadonlyArray<Role> = ["sales"]) =>
  handleRequest(
    handlers.find(({ endpoint }) => endpoint.name === name)!,
    input
  ).pipe(
    Effect.provideService(CurrentUser, {
      id: me,
      firstName: "Bea",
      lastName: "Ortiz",
      roles,
      features: ["FullCRM"],
      accountActive: true
    }),
    Effect.map(({ status, body }) => ({ status, data: JSON.parse(JSON.stringify(body)).data }))
  )

const prepared = Effect.gen(function* () {
  const quote = yield* sampleQuote()
  const invoice = jobAt({
    ...quote,
    ...(yield* sampleQuote()),
    stage: "invoice",
    invoiceNumber: 1,
    invoicedOn: "2026-11-21"
  })
  yield* (yield* Jobs).save(invoice)
  const mesa = freshLocation({ locationName: "Mesa" })
  yield* (yield* Locations).add(mesa).pipe(Effect.orDie)
  const { get } = yield* Jobs
  return { quote, invoice, mesa, now: get(quote.id) }
})

describe("moving many jobs", () => {
  it.effect("changes their day and location at the same prices, leaves invoices unchanged, and can be undone", () =>
    Effect.gen(function* () {
      const { quote, invoice, mesa, now } = yield* prepared
      const { data } = yield* call("postJobsMove", {
        rows: { ids: [quote.id, invoice.id] },
        change: { date: "2026-12-03", timeFrame: "afternoon", locationId: mesa.id }
      })
      assert.deepInclude(data, { total: 2, done: 1, refused: 1, left: 0 })
      assert.deepStrictEqual(
        data.refusals.map(({ id, failure }: { id: string; failure: { _tag: string } }) => [id, failure._tag]),
        [[invoice.id, "InvoiceStands"]]
      )
      const moved = yield* now
      assert.deepStrictEqual(
        { ...moved },
        {
          ...quote,
          version: 2,
          locationId: mesa.id,
          install: { ...quote.install, date: "2026-12-03", timeFrame: "afternoon" }
        }
      )
      const [entry] = (yield* (yield* JobChanges).list(quote.id, {})).items
      assert.strictEqual(entry!.what._tag, "changed")

      assert.deepInclude((yield* call("postUndo", { id: data.id })).data, { undone: 1, left: 0 })
      assert.deepStrictEqual({ ...(yield* now) }, { ...quote, version: 3 })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("does not restore a job saved since, and reports only its number", () =>
    Effect.gen(function* () {
      const { quote, now } = yield* prepared
      const { data } = yield* call("postJobsMove", { rows: { ids: [quote.id] }, change: { date: "2026-12-03" } })
      yield* changeJob({ ...draftOfJob(yield* now), id: quote.id, version: 2, partsStatus: "complete" })
      const undone = (yield* call("postUndo", { id: data.id })).data
      assert.deepStrictEqual(
        undone.refusals.map(({ failure }: { failure: object }) => failure),
        [{ _tag: "JobSavedSince", number: quote.number }]
      )
      assert.strictEqual((yield* now).install.date, "2026-12-03")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is not allowed for installer-only users, and requires a change", () =>
    Effect.gen(function* () {
      const { quote, now } = yield* prepared
      const rows = { ids: [quote.id] }
      assert.strictEqual(
        (yield* call("postJobsMove", { rows, change: { date: "2026-12-03" } }, ["installer"])).status,
        403
      )
      for (const change of [{}, { date: "" }])
        assert.strictEqual((yield* call("postJobsMove", { rows, change })).status, 400)
      assert.strictEqual((yield* now).version, 1)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
