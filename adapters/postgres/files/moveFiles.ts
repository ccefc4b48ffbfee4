import { Effect } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { Files } from "#domain/files/Files.ts"
import { type FileType } from "#domain/files/FileObjects.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

/**
 * Moves content that an earlier build stored in the database to the object store, shop by shop and file by file;
 * returns how many files were moved. If interrupted, the next call continues. If run twice at once, a file may be moved
 * twice; the second copy is swept.
 */
export const moveFiles = Effect.fn("moveFiles")(function* () {
  const shops = yield* (yield* Database).platform((em) =>
    em.execute<Array<{ id: string }>>("select id from tenant order by id")
  )
  let moved = 0
  for (const { id } of shops)
    moved += yield* moveFilesOfShop.pipe(Effect.provideService(CurrentTenant, { id: TenantId.make(id) }))
  return moved
})

/** The same for the current shop. */
export const moveFilesOfShop = Effect.gen(function* () {
  const { id: tenant } = yield* CurrentTenant
  const database = yield* Database
  const files = yield* Files
  let moved = 0
  while (true) {
    const [row] = yield* database.read((reading) =>
      reading.execute(
        "select id, type, bytes from file where tenant_id = ? and bytes is not null order by id limit 1",
        [tenant]
      )
    )
    if (row === undefined) return moved
    const { key, sha256, size } = yield* files.place({
      id: FileId.make(row["id"]),
      type: row["type"] as FileType,
      bytes: new Uint8Array(row["bytes"])
    })
    yield* database.write((writing) =>
      writing.execute(
        "update file set object_key = ?, size = ?, sha256 = ?, bytes = null where tenant_id = ? and id = ? and bytes is not null",
        [key, size, sha256, tenant, row["id"]]
      )
    )
    moved += 1
  }
})
