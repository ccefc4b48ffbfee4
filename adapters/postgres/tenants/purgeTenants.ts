import { Effect } from "effect"
import { FileObjects } from "#domain/files/FileObjects.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { BackupRunning } from "../files/sweepObject.ts"

/** Rows deleted per statement, well within the statement timeout. */
const chunk = 2_000

/**
 * Database queries are not interrupted: the connection pool would wait forever for a connection that was being opened
 * when it was closed. A shutdown takes effect between two queries.
 */
const toItsEnd = Effect.uninterruptible

/**
 * Removes all remaining data of deleted shops, shop by shop; returns the number of shops. If interrupted, or run by two
 * nodes at once, the next call continues.
 */
export const purgeTenants = Effect.fn("purgeTenants")(function* () {
  const shops = yield* toItsEnd(
    (yield* Database).platform((em) =>
      em.execute<Array<{ id: string }>>("select id from tenant where deleted_at is not null order by id")
    )
  )
  for (const { id } of shops) yield* purgeTenant(TenantId.make(id))
  return shops.length
})

/** Removes a deleted shop's rows, queued tasks and files, and finally its directory entry. */
const purgeTenant = Effect.fn("purgeTenant")(
  function* (id: TenantId) {
    const { platform, read, write } = yield* Database
    const objects = yield* FileObjects
    const removed = Effect.map(
      toItsEnd(write(({ execute }) => execute("select purge_tenant(?, ?) as removed", [id, chunk]))),
      ([row]) => row!["removed"] as number
    )
    while ((yield* removed) > 0);
    yield* toItsEnd(write(({ execute }) => execute("delete from pgboss.job where data->>'tenant' = ?", [id])))
    // A backup may still have to copy the files.
    const [backup] = yield* toItsEnd(
      read(({ execute }) =>
        execute(
          "select exists (select from pg_stat_activity where datname = current_database() and application_name = 'frit backup') as runs",
          []
        )
      )
    )
    if (backup!["runs"]) return yield* Effect.die(new BackupRunning("A backup is running"))
    for (const key of yield* objects.keysOf(id)) yield* objects.remove(key)
    yield* toItsEnd(platform((em) => em.execute("delete from tenant where id = ? and deleted_at is not null", [id])))
    yield* Effect.logInfo("removed a deleted shop", { tenant: id })
  },
  (work, id) => Effect.provideService(work, CurrentTenant, { id })
)
