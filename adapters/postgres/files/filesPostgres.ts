import { Effect, Layer } from "effect"
import { Files, type StoredFile } from "#domain/files/Files.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

export const filesPostgres = Layer.effect(
  Files,
  Effect.gen(function*() {
    const database = yield* Database
    return Files.of({
      get: Effect.fn("Files.get")(function*(id) {
        const { id: tenantId } = yield* CurrentTenant
        const [row] = yield* database.read((reading) => reading.execute("select type, bytes from stored_file where tenant_id = ? and id = ?", [tenantId, id]))
        return row && { id, type: row["type"] as StoredFile["type"], bytes: new Uint8Array(row["bytes"]) }
      }),
      add: Effect.fn("Files.add")(function*({ id, type, bytes }) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.write((writing) =>
          writing.execute("insert into stored_file (tenant_id, id, type, bytes) values (?, ?, ?, ?)", [tenantId, id, type, Buffer.from(bytes)]))
      }),
      remove: Effect.fn("Files.remove")(function*(id) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.write((writing) => writing.execute("delete from stored_file where tenant_id = ? and id = ?", [tenantId, id]))
      })
    })
  })
)
