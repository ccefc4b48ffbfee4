import pg from "pg"
import { beforeEach, inject } from "vitest"

/**
 * All visitors of the public quote come from one address and to one shop, which takes no more than some an hour: each
 * journey begins as if the hour of those before it were over.
 */
beforeEach(async () => {
  const connectionString = inject("database")
  if (connectionString === "") return
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query("delete from attempt where key like 'quote%'").finally(() => client.end())
})
