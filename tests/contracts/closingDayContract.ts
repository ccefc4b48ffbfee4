import { assert, layer } from "@effect/vitest"
import { Effect, Fiber, type Layer } from "effect"
import { ClosingDay } from "#domain/payments/ClosingDay.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { withTenant } from "./fresh.ts"

/**
 * The contract of every closing day repository. `waits`: whether the implementation runs several requests concurrently.
 */
export const closingDayContract = <R, E>(
  name: string,
  keepers: Layer.Layer<ClosingDay | Transaction | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>,
  { waits }: { readonly waits: boolean }
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("stores the latest closing day of each shop, initially none", () =>
      Effect.gen(function* () {
        const closing = yield* ClosingDay
        const [shop, other] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
        assert.strictEqual(yield* closing.get.pipe(shop), "")
        for (const day of ["2026-10-31", "2026-09-30"]) yield* closing.set(day).pipe(shop)
        assert.strictEqual(yield* closing.get.pipe(shop), "2026-09-30")
        assert.strictEqual(yield* closing.get.pipe(other), "")
        yield* closing.set("").pipe(shop)
        assert.strictEqual(yield* closing.get.pipe(shop), "")
      })
    )

    if (waits)
      it.effect(
        "waits for requests that have read the closing day, so none dates a document in a period being closed",
        () =>
          Effect.gen(function* () {
            const closing = yield* ClosingDay
            const { run } = yield* Transaction
            const shop = withTenant(yield* newTenant)
            const ends: Array<string> = []
            const call = run(
              Effect.gen(function* () {
                yield* closing.get
                yield* Effect.sleep(150)
                ends.push(`asked: ${yield* closing.get}`)
              })
            ).pipe(shop)
            const close = Effect.andThen(
              Effect.sleep(50),
              run(
                Effect.andThen(
                  closing.set("2026-10-31"),
                  Effect.sync(() => void ends.push("closed"))
                )
              )
            ).pipe(shop)
            const fibers = yield* Effect.forEach([call, call, close], (work) => Effect.forkChild(work))
            yield* Effect.forEach(fibers, (fiber) => Fiber.join(fiber))
            assert.deepStrictEqual(ends, ["asked: ", "asked: ", "closed"])
          })
      )
  })
