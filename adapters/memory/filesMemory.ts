import { Clock, Effect, Layer } from "effect"
import { Files, type PlacedFile, reservationLifetime, type StoredFile } from "#domain/files/Files.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Pictures } from "#domain/files/Pictures.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for files. */
export const filesMemory = Layer.effect(
  Files,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    const placed = new Map<string, StoredFile>()
    const reserved = new Map<string, { readonly tenant: string; readonly bytes: number; readonly expiresAt: number }>()
    const used = Effect.map(current, ({ files }) =>
      [...files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
    )
    const get = (id: StoredFile["id"]) => Effect.map(current, ({ files }) => files.get(id))
    return Files.of({
      get,
      open: (id) =>
        Effect.map(
          get(id),
          (file) => file && { id, type: file.type, size: file.bytes.length, content: once(file.bytes) }
        ),
      link: () => Effect.succeed(undefined),
      place: (file) =>
        Effect.sync((): PlacedFile => {
          placed.set(file.id, file)
          return { id: file.id, type: file.type, size: file.bytes.length, key: `t/memory/0/${file.id}`, sha256: "" }
        }),
      add: ({ id }) =>
        Effect.map(current, ({ files }) => {
          files.set(id, placed.get(id)!)
          placed.delete(id)
        }),
      remove: (id) => Effect.map(current, ({ files }) => void files.delete(id)),
      usedBytes: used,
      usedByType: Effect.map(current, ({ files }) =>
        [...new Set([...files.values()].map(({ type }) => type))].toSorted().map((type) => {
          const own = [...files.values()].filter((file) => file.type === type)
          return { type, files: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes.length, 0) }
        })
      ),
      reserve: Effect.fn("Files.reserve")(function* (bytes, most) {
        const { id: tenant } = yield* CurrentTenant
        const now = yield* Clock.currentTimeMillis
        const before = yield* used
        const held = [...reserved.values()]
          .filter((one) => one.tenant === tenant && one.expiresAt > now)
          .reduce((sum, one) => sum + one.bytes, 0)
        if (before + held + bytes > most) return { used: before }
        const reservation = crypto.randomUUID()
        reserved.set(reservation, { tenant, bytes, expiresAt: now + reservationLifetime })
        return { reservation }
      }),
      release: (reservation) =>
        CurrentTenant.useSync(({ id }) => {
          if (reserved.get(reservation)?.tenant === id) reserved.delete(reservation)
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

async function* once(bytes: Uint8Array) {
  yield bytes
}

/** Returns pictures unchanged, for pages and tests that do not inspect pixels. */
export const picturesMemory = Layer.succeed(Pictures, { square: Effect.succeed, within: Effect.succeed })
