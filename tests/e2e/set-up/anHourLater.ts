import pg from "pg"
import { beforeEach, inject } from "vitest"

/**
 * All visitors of the public quote come from one address to one shop, which accepts only a limited number per hour, so
 * the counters are reset before each journey.
 */
beforeEach(async () => {
  const connectionString = inject("database")
  if (connectionString === "") return
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query("delete from attempt where key like 'quote%'").finally(() => client.end())
})
