import { hash, randomUUID } from "node:crypto"
import { defineEntity, p } from "@mikro-orm/postgresql"
import { Clock, Effect, Layer } from "effect"
import { FileObjects, type FileType, type ObjectKey } from "#domain/files/FileObjects.ts"
import { Files, type PlacedFile, reservationLifetime } from "#domain/files/Files.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { WorkQueue } from "../queue/WorkQueue.ts"
import { tenantPolicy } from "../tenantPolicy.ts"
import { FileRow } from "./FileRow.ts"

/** Storage reserved by a pending upload. `expiresAt` in milliseconds UTC; expired reservations no longer count. */
const StorageReservationSchema = defineEntity({
  name: "StorageReservationRow",
  tableName: "storage_reservation",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    bytes: p.bigint("number"),
    expiresAt: p.bigint("number")
  }
})

export class StorageReservationRow extends StorageReservationSchema.class {}
StorageReservationSchema.setClass(StorageReservationRow)

/** Milliseconds after which placed content is checked: if its row has not been added by then, it never will be. */
const sweptAfter = 3_600_000

/**
 * Stores files as rows with row-level security, and their content in the object store. Content that an earlier build
 * left in the row is served from there until it is moved.
 */
export const filesPostgres = Layer.effect(
  Files,
  Effect.gen(function* () {
    const database = yield* Database
    const objects = yield* FileObjects
    const queue = yield* WorkQueue

    /** Schedules a check of an object (`sweepObject`) in the request's transaction. */
    const look = (tenant: string, id: string, after = 0) => queue.add("files", { tenant, id }, after)

    const find = Effect.fnUntraced(function* (id: string) {
      const { id: tenant } = yield* CurrentTenant
      const [row] = yield* database.read((reading) =>
        reading.execute("select type, bytes, size, object_key from file where tenant_id = ? and id = ?", [tenant, id])
      )
      return (
        row && {
          type: row["type"] as FileType,
          bytes: row["bytes"] === null ? undefined : new Uint8Array(row["bytes"]),
          size: row["size"] as number | null,
          key: row["object_key"] as ObjectKey | null
        }
      )
    })

    const open = Effect.fn("Files.open")(function* (id: PlacedFile["id"]) {
      const row = yield* find(id)
      if (row === undefined) return undefined
      if (row.key === null) return { id, type: row.type, size: row.bytes!.length, content: once(row.bytes!) }
      const content = yield* objects.open(row.key)
      if (content !== undefined) return { id, type: row.type, size: row.size!, content }
      yield* Effect.logError("a file's bytes are missing from the file store", { file: id, key: row.key })
    })

    const used = Effect.gen(function* () {
      const { id: tenant } = yield* CurrentTenant
      const [row] = yield* database.read((reading) => reading.execute(usedBytes, [tenant]))
      return row!["bytes"] as number
    })

    return Files.of({
      open,
      get: Effect.fn("Files.get")(function* (id) {
        const file = yield* open(id)
        return file && { id, type: file.type, bytes: yield* Effect.promise(() => whole(file.content)) }
      }),
      link: Effect.fn("Files.link")(function* (id, nameOf, seconds) {
        const row = yield* find(id)
        return row === undefined || row.key === null
          ? undefined
          : yield* objects.link(row.key, { type: row.type, name: nameOf(row.type), seconds })
      }),
      place: Effect.fn("Files.place")(function* ({ id, type, bytes }) {
        const { id: tenant } = yield* CurrentTenant
        const year = new Date(yield* Clock.currentTimeMillis).getUTCFullYear()
        const key: ObjectKey = `t/${tenant}/${year}/${randomUUID()}`
        yield* database.newTransaction(look(tenant, key, sweptAfter))
        yield* objects.put(key, bytes)
        return { id, type, size: bytes.length, key, sha256: hash("sha256", bytes, "hex") }
      }),
      add: Effect.fn("Files.add")(function* ({ id, type, size, key, sha256 }) {
        const { id: tenant } = yield* CurrentTenant
        yield* database.query((em) => em.insert(FileRow, { tenantId: tenant, id, type, size, objectKey: key, sha256 }))
      }),
      remove: Effect.fn("Files.remove")(function* (id) {
        const { id: tenant } = yield* CurrentTenant
        const [gone] = yield* database.write((writing) =>
          writing.execute("delete from file where tenant_id = ? and id = ? returning object_key", [tenant, id])
        )
        if (typeof gone?.["object_key"] === "string") yield* look(tenant, gone["object_key"])
      }),
      usedBytes: used,
      usedByType: Effect.gen(function* () {
        const { id: tenant } = yield* CurrentTenant
        const rows = yield* database.read((reading) => reading.execute(byType, [tenant]))
        return rows.map((row) => ({
          type: row["type"] as FileType,
          files: row["files"] as number,
          bytes: row["bytes"] as number
        }))
      }),
      reserve: Effect.fn("Files.reserve")(function* (bytes, most) {
        const { id: tenant } = yield* CurrentTenant
        const now = yield* Clock.currentTimeMillis
        // The shop's row serves as the lock: the next request sees earlier reservations because its statements start
        // after the lock is released.
        yield* database.write(({ execute }) => execute("select from tenant where id = ? for no key update", [tenant]))
        yield* database.write(({ execute }) =>
          execute("delete from storage_reservation where tenant_id = ? and expires_at <= ?", [tenant, now])
        )
        const [row] = yield* database.read(({ execute }) =>
          execute("select coalesce(sum(bytes), 0)::float8 as bytes from storage_reservation where tenant_id = ?", [
            tenant
          ])
        )
        const before = yield* used
        if (before + (row!["bytes"] as number) + bytes > most) return { used: before }
        const reservation = randomUUID()
        yield* database.query((em) =>
          em.insert(StorageReservationRow, {
            tenantId: tenant,
            id: reservation,
            bytes,
            expiresAt: now + reservationLifetime
          })
        )
        return { reservation }
      }, database.transaction),
      release: Effect.fn("Files.release")(function* (reservation) {
        const { id: tenant } = yield* CurrentTenant
        yield* database.write(({ execute }) =>
          execute("delete from storage_reservation where tenant_id = ? and id = ?", [tenant, reservation])
        )
      })
    })
  })
)

const byType =
  'select type, count(*)::int as files, sum(coalesce(size, octet_length(bytes)))::float8 as bytes from file where tenant_id = ? group by type order by type collate "C"'
const usedBytes =
  "select coalesce(sum(coalesce(size, octet_length(bytes))), 0)::float8 as bytes from file where tenant_id = ?"

async function* once(bytes: Uint8Array) {
  yield bytes
}

const whole = async (content: AsyncIterable<Uint8Array>) => {
  const parts: Array<Uint8Array> = []
  for await (const part of content) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}
