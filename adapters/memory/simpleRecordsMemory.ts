import { Effect, Layer } from "effect"
import type { SimpleRecords, SimpleSlices, PortsIn, Versioned } from "#domain/lists/SimpleRecords.ts"
import { contains, pageIn, sorted } from "./lists.ts"
import { recordSave, storedSavesSince } from "./savesMemory.ts"
import { tableOf, MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for a slice's plain records. */
const recordsMemory = <Port, Kept extends Versioned, NotFound, Changed, Taken>({
  slice,
  port,
  make,
  nameOf,
  searchTextOf: soughtBy = nameOf,
  notFound,
  changed,
  unique
}: SimpleRecords<Port, Kept, NotFound, Changed, Taken>): Layer.Layer<Port, never, MemoryTables> =>
  Layer.effect(
    port,
    Effect.gen(function* () {
      const mine = tableOf<Kept["id"], Kept>(yield* MemoryTables, slice)
      const isFree = Effect.fnUntraced(function* (record: Kept) {
        if (unique === undefined) return
        const others = [...(yield* mine).values()].filter(({ id }) => id !== record.id)
        for (const key of unique.keysOf(record)) {
          const other = others.find((one) => unique.keysOf(one).includes(key))
          if (other !== undefined) return yield* Effect.fail(unique.taken(record, key, other))
        }
      })
      return port.of({
        list: (search) =>
          Effect.flatMap(mine, (records) => {
            const found = [...records.values()].filter((record) => contains(soughtBy(record), search.text ?? ""))
            return pageIn(
              sorted(found, (one) => [nameOf(one), one.id], search.descending),
              search,
              slice
            )
          }),
        get: Effect.fnUntraced(function* (id) {
          return (yield* mine).get(id) ?? (yield* Effect.fail(notFound(id)))
        }),
        add: Effect.fnUntraced(function* (record) {
          yield* isFree(record)
          ;(yield* mine).set(record.id, record)
        }),
        save: Effect.fnUntraced(function* (record) {
          const records = yield* mine
          const kept = records.get(record.id)
          if (kept === undefined) return yield* Effect.fail(notFound(record.id))
          if (kept.version !== record.version)
            return yield* Effect.fail(changed(kept, storedSavesSince(kept, record.version).saves))
          yield* isFree(record)
          const saved = make({ ...record, version: kept.version + 1 })
          yield* recordSave(kept, saved)
          records.set(saved.id, saved)
          return saved
        })
      })
    })
  )

/** Builds the in-memory storage of every plain slice, so none needs an adapter of its own. */
export const simpleRecordsMemory = <const S extends SimpleSlices>(slices: S) =>
  slices
    .reduce<Layer.Layer<never, never, MemoryTables>>(
      (all, { withRecords: kept }) => Layer.merge(all, kept(recordsMemory)),
      Layer.empty
    )
    .pipe(Layer.provide(MemoryTables.empty)) as Layer.Layer<PortsIn<S>>
