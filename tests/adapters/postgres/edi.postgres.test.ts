import { assert, layer } from "@effect/vitest"
import { Effect, Exit, Layer } from "effect"
import { Database } from "#adapters/postgres/Database.ts"
import { ediInvoicesPostgres } from "#adapters/postgres/edi/ediInvoicesPostgres.ts"
import { layerOf } from "#adapters/postgres/PostgresSlice.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { slices } from "#adapters/postgres/slices.ts"
import { EdiInvoices } from "#domain/edi/EdiInvoices.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { withTenant } from "../../contracts/fresh.ts"
import { ediContract, freshPartner } from "../../contracts/ediContract.ts"
import { newTenant, testDatabase, testSettings } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(ediInvoicesPostgres, layerOf(slices)).pipe(
  Layer.provideMerge(Layer.mergeAll(testDatabase, WorkQueue.layer.pipe(Layer.provide([testSettings, testDatabase]))))
)

ediContract("EDI partners and invoices in PostgreSQL", keepers, newTenant)

layer(keepers, { excludeTestServices: true })("EDI in PostgreSQL", (it) => {
  it.effect("numbers interchanges without gaps or repeats when some requests fail and all run concurrently (I11)", () =>
    Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const [partners, { transaction }] = [yield* EdiPartners, yield* Database]
      yield* partners.save(freshPartner()).pipe(shop)
      const taken = yield* Effect.all(
        Array.from({ length: 60 }, (_, at) =>
          transaction(
            Effect.flatMap(partners.nextControl("lynx"), (control) =>
              at % 3 === 0 ? Effect.fail("refused" as const) : Effect.succeed(control)
            )
          ).pipe(shop, Effect.exit)
        ),
        { concurrency: 12 }
      )
      const kept = taken.filter(Exit.isSuccess).map(({ value }) => value)
      assert.deepStrictEqual(
        kept.toSorted((one, other) => one - other),
        Array.from({ length: 40 }, (_, at) => at + 1)
      )
    })
  )

  it.effect("keeps interchanges and history that the application cannot change", () =>
    Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      for (const sql of [
        "update edi_interchange set content = ''",
        "delete from edi_interchange",
        "delete from edi_entry"
      ]) {
        const exit = yield* Database.use(({ write }) => write(({ execute }) => execute(sql, []))).pipe(
          shop,
          Effect.exit
        )
        assert.isTrue(Exit.isFailure(exit), sql)
      }
    })
  )

  it.effect("requeues an invoice once, however often this is requested, after the worker gave up", () =>
    Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const invoices = yield* EdiInvoices
      const id = JobId.make(crypto.randomUUID())
      const asked = Database.use(({ read }) =>
        read(({ execute }) => execute("select state::text from pgboss.job where data->>'id' = ? order by state", [id]))
      )
      yield* invoices.enqueue(id).pipe(shop)
      yield* Database.use(({ write }) =>
        write(({ execute }) => execute("update pgboss.job set state = 'failed' where data->>'id' = ?", [id]))
      ).pipe(shop)
      for (const _ of [1, 2, 3]) yield* invoices.retryNow(id).pipe(shop)
      assert.deepStrictEqual(yield* asked.pipe(shop), [{ state: "created" }, { state: "failed" }])
    })
  )
})
