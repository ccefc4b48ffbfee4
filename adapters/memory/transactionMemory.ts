import { Context, Effect, Exit, Layer, Semaphore } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { type Shelf, Shelves } from "./Shelves.ts"

/** One call at a time; when it fails, the shop's shelf is put back as it was. */
export const transactionMemory = Layer.effect(Transaction, Effect.gen(function*() {
  const { mine } = yield* Shelves
  const oneAtATime = yield* Semaphore.make(1)
  const keepOrPutBack = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.gen(function*() {
    const shelf = yield* mine
    const before = copyOf(shelf)
    return yield* work.pipe(
      Effect.provideService(Inside, true),
      Effect.onExit((exit) => Effect.sync(() => { if (Exit.isFailure(exit)) putBack(shelf, before) }))
    )
  })
  return Transaction.of({
    around: (work) => Effect.flatMap(Inside, (inside) => inside ? work : oneAtATime.withPermit(keepOrPutBack(work)))
  })
})).pipe(Layer.provide(Shelves.empty))

/** True within a call: what begins inside belongs to it. */
const Inside = Context.Reference<boolean>("adapters/memory/Inside", { defaultValue: () => false })

const maps = ["users", "sessions", "keys", "customers", "pricingProfiles", "locations", "jobs", "answered"] as const

const copyOf = (shelf: Shelf) => ({ maps: maps.map((name) => [...shelf[name]]), lastNumbers: { ...shelf.lastNumbers } })

const putBack = (shelf: Shelf, before: ReturnType<typeof copyOf>) => {
  Object.assign(shelf.lastNumbers, before.lastNumbers)
  for (const [place, name] of maps.entries()) {
    const map = shelf[name] as Map<unknown, unknown>
    map.clear()
    for (const [key, value] of before.maps[place]!) map.set(key, value)
  }
}
