import { assert, layer } from "@effect/vitest"
import { Cause, Effect, Exit } from "effect"
import { Database } from "#adapters/postgres/Database.ts"
import { withTenant } from "../../contracts/fresh.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const countOne =
  "insert into number_series (tenant_id, series, last) values (?, 'job', 1) on conflict (tenant_id, series) do update set last = number_series.last + 1"
const counted = "select last from number_series where tenant_id = ? and series = 'job'"

layer(testDatabase, { excludeTestServices: true })("statements sent without waiting", (it) => {
  const shop = Effect.gen(function* () {
    const { read, send, transaction, write } = yield* Database
    const tenant = yield* newTenant
    const mine = withTenant(tenant)
    return {
      transaction: <A, E>(work: Effect.Effect<A, E, never>) => transaction(work).pipe(mine),
      count: mine(send((writing) => writing.execute(countOne, [tenant]))),
      break: mine(send((writing) => writing.execute("select 1 / 0", []))),
      wait: mine(write((writing) => writing.execute(countOne, [tenant]))),
      last: mine(read(async (reading) => Number((await reading.execute(counted, [tenant]))[0]?.["last"] ?? 0)))
    }
  })

  it.effect("are committed with the transaction and visible to later statements in it", () =>
    Effect.gen(function* () {
      const { count, last, transaction, wait } = yield* shop
      assert.strictEqual(
        yield* transaction(
          Effect.gen(function* () {
            yield* count
            yield* wait
            yield* count
            return yield* last
          })
        ),
        3
      )
      yield* count
      assert.strictEqual(yield* last, 4)
    })
  )

  it.effect("roll everything back if one of them fails, and report its error", () =>
    Effect.gen(function* () {
      const { break: broken, count, last, transaction } = yield* shop
      yield* count
      for (const work of [
        transaction(Effect.andThen(count, broken)),
        transaction(Effect.andThen(broken, count)),
        broken
      ]) {
        const exit = yield* Effect.exit(work)
        assert.isTrue(Exit.isFailure(exit))
        assert.match(Cause.pretty((exit as Exit.Failure<unknown, never>).cause), /division by zero/)
      }
      assert.strictEqual(yield* last, 1)
    })
  )
})
