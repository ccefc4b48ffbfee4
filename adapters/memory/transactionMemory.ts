import { Context, Effect, Exit, Layer, Semaphore } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { type ShopTables, MemoryTables } from "./MemoryTables.ts"

/** Runs one request at a time. If it fails, the shop's tables are restored. */
export const transactionMemory = Layer.effect(
  Transaction,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    const oneAtATime = yield* Semaphore.make(1)
    const keepOrPutBack = <A, E, R>(work: Effect.Effect<A, E, R>) =>
      Effect.gen(function* () {
        const shelf = yield* current
        const call = { shelf, before: copyOf(shelf) }
        return yield* work.pipe(
          Effect.provideService(Inside, call),
          Effect.onExit((exit) =>
            Effect.sync(() => {
              if (Exit.isFailure(exit)) restoreTables(shelf, call.before)
            })
          )
        )
      })
    const around = <A, E, R>(work: Effect.Effect<A, E, R>) =>
      Effect.flatMap(Inside, (call) => (call === undefined ? oneAtATime.withPermit(keepOrPutBack(work)) : work))
    return Transaction.of({
      run: around,
      runInNew: (work) =>
        Effect.flatMap(Inside, (call) =>
          call === undefined
            ? around(work)
            : Effect.tap(work, () =>
                Effect.sync(() => {
                  call.before = copyOf(call.shelf)
                })
              )
        )
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

/** The current request. Nested transactions join it; on failure its tables are restored from `before`. */
const Inside = Context.Reference<{ readonly shelf: ShopTables; before: ReturnType<typeof copyOf> } | undefined>(
  "adapters/memory/Inside",
  {
    defaultValue: () => undefined
  }
)

const maps = [
  "users",
  "sessions",
  "keys",
  "passwordResets",
  "postings",
  "customers",
  "pricingProfiles",
  "locations",
  "files",
  "jobs",
  "cardCharges",
  "cardEvents",
  "creditNotes",
  "installerBookings",
  "jobChanges",
  "jobFiles",
  "signatures",
  "siteEvents",
  "answered",
  "listViews",
  "listChoices",
  "bulkRuns",
  "searchCharges"
] as const

const copyOf = (shelf: ShopTables) => ({
  maps: maps.map((name) => [...shelf[name]]),
  lastNumbers: { ...shelf.lastNumbers },
  told: shelf.events.length
})

const restoreTables = (shelf: ShopTables, before: ReturnType<typeof copyOf>) => {
  Object.assign(shelf.lastNumbers, before.lastNumbers)
  for (const [place, name] of maps.entries()) {
    const map = shelf[name] as Map<unknown, unknown>
    map.clear()
    for (const [key, value] of before.maps[place]!) map.set(key, value)
  }
  // Events of rolled-back changes must not be seen.
  shelf.events.length = before.told
}
