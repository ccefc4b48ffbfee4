import { Effect } from "effect"
import { FileObjects, type ObjectKey } from "#domain/files/FileObjects.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

/** A backup is copying the objects that were referenced when it began. */
export class BackupRunning extends Error {
  override readonly name = "BackupRunning"
}

/** Deletes an object unless a row refers to it: content of failed requests and of deleted files. Idempotent. */
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
  // A backup that starts after this check no longer sees the row.
  if (found!["isBackedUp"]) return yield* Effect.die(new BackupRunning("A backup is running"))
  yield* (yield* FileObjects).remove(key as ObjectKey)
})
