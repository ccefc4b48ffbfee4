import { Effect } from "effect"
import { FileObjects, type ObjectKey } from "#domain/files/FileObjects.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

/** A backup is copying objects that were named when it began. */
export class BackupRunning extends Error {
  override readonly name = "BackupRunning"
}

/**
 * Removes an object unless a row names it: bytes whose call broke off, and those of a removed file. May be done twice.
 */
export const sweepObject = Effect.fn("sweepObject")(function* (key: string) {
  const { id: tenant } = yield* CurrentTenant
  const database = yield* Database
  const [found] = yield* database.read((reading) =>
    reading.execute(
      `select exists (select from file where tenant_id = ? and object_key = ?) as "isNamed",
         exists (select from pg_stat_activity where datname = current_database() and application_name = 'frit backup') as "isBackedUp"`,
      [tenant, key]
    )
  )
  if (found!["isNamed"]) return
  // One that begins after this look no longer sees the row.
  if (found!["isBackedUp"]) return yield* Effect.die(new BackupRunning("A backup is running"))
  yield* (yield* FileObjects).remove(key as ObjectKey)
})
