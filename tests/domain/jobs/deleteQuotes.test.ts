import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { CurrentUser, UserId } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import { bulkActionsHandlers } from "#domain/bulk-actions/bulkActionsHandlers.ts"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { handlersOf, listAccessOf } from "#domain/contract/Endpoint.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { acceptAnyInstall } from "#domain/jobs/jobGuards.ts"
import { jobListHandlers, jobsHandlers } from "#domain/jobs/jobsHandlers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { bulkActions } from "#domain/registry/bulkActions.ts"
import { jobAt } from "#domain/testing/testFactories.ts"
import { freshPayment } from "#tests/contracts/fresh.ts"
import { sampleQuote, inDemo, inOther, twoMemoryShops } from "./stages/shopWithCustomer.ts"

const handlers = handlersOf(
  jobsHandlers(acceptAnyInstall),
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
    Effect.map(({ status, body }) => ({ status, ...JSON.parse(JSON.stringify(body)) }))
  )

describe("deleting quotes", () => {
  it.effect("deletes one and restores it under its number with its history and the version incremented", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const { get } = yield* Jobs
      const { status, data } = yield* call("deleteQuote", { id: quote.id })
      assert.strictEqual(status, 200)
      assert.strictEqual((yield* Effect.flip(get(quote.id)))._tag, "JobNotFound")
      const undone = yield* call("postUndo", { id: data.undoId })
      assert.strictEqual(undone.data.undone, 1)
      assert.deepStrictEqual(yield* get(quote.id), jobAt({ ...quote, version: quote.version + 1 }))
      const { items } = yield* (yield* JobChanges).list(quote.id, {})
      assert.deepStrictEqual(
        items.map(({ what }) => what._tag),
        ["restored", "deleted", "created"]
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("keeps what was agreed, invoiced, paid, or rebilled, and reports why", () =>
    Effect.gen(function* () {
      const { get, save } = yield* Jobs
      const stays = {
        stage: { stage: "workorder" },
        invoiced: { invoiceNumber: 7 },
        rebill: { rebillOf: { id: (yield* sampleQuote()).id, number: 1001 } },
        rework: { reworks: [{ id: (yield* sampleQuote()).id, number: 1001, cause: "leak" }] },
        payments: { payments: [freshPayment(100)] }
      } as const
      for (const [because, changes] of Object.entries(stays)) {
        const job = yield* save(jobAt({ ...(yield* sampleQuote()), ...changes }))
        const { status, errors: _errors, ...told } = yield* call("deleteQuote", { id: job.id })
        assert.strictEqual(status, 409)
        assert.include(JSON.stringify(told), because)
        assert.deepStrictEqual(yield* get(job.id), job)
      }
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("deletes many, rejects others individually, and restores all", () =>
    Effect.gen(function* () {
      const { get, save } = yield* Jobs
      const [one, two] = [yield* sampleQuote(), yield* sampleQuote()]
      const order = yield* save(jobAt({ ...(yield* sampleQuote()), stage: "workorder" }))
      const { data } = yield* call("postQuotesDelete", { rows: { ids: [one.id, order.id, two.id] }, change: {} })
      assert.deepStrictEqual([data.done, data.refused], [2, 1])
      assert.strictEqual(data.refusals[0].failure.because, "stage")
      assert.strictEqual((yield* call("postUndo", { id: data.id })).data.undone, 2)
      for (const { id, number } of [one, two]) assert.strictEqual((yield* get(id)).number, number)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is allowed for sales roles in their own shop", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote().pipe(inDemo)
      for (const roles of [["installer"], ["nags"], ["vinDecoder"]] as const)
        assert.strictEqual((yield* call("deleteQuote", { id: quote.id }, roles).pipe(inDemo)).status, 403)
      assert.strictEqual((yield* call("deleteQuote", { id: quote.id }).pipe(inOther)).status, 404)
      assert.strictEqual((yield* (yield* Jobs).get(quote.id).pipe(inDemo)).id, quote.id)
    }).pipe(Effect.provide(twoMemoryShops))
  )
})
