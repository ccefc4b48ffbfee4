import { Effect } from "effect"
import { FileObjects } from "#domain/files/FileObjects.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { BackupRunning } from "../files/sweepObject.ts"

/** Rows that are removed by one statement, well within what a statement may take. */
const chunk = 2_000

/**
 * A question to the database is not broken off: the pool of connections would wait for ever for one that was being made
 * when it was closed. A stop comes between two.
 */
const toItsEnd = Effect.uninterruptible

/**
 * Removes all that deleted shops still have, shop by shop; gives how many shops. Broken off, or done by two nodes at
 * once, it goes on at the next call.
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

/** Removes the rows, the work in the queues and the files of one deleted shop, and its entry last. */
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
    // It may still have to copy them.
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
    yield* Effect.logInfo("a deleted shop is gone", { tenant: id })
  },
  (work, id) => Effect.provideService(work, CurrentTenant, { id })
)
