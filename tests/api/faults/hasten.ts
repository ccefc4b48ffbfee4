import { PgBoss } from "pg-boss"
import type { FaultEnvironment } from "./openEnvironment.ts"

/**
 * Simulates that an hour has passed for a shop's messages and the given charges: work that a dead server had taken
 * returns to the queue through the queue's own maintenance in the application's role, and pending work becomes due.
 */
export const expireClaims = async (
  { sql, appUrl }: FaultEnvironment,
  tenant: string,
  charges: ReadonlyArray<string>
) => {
  await sql(tenant, "update message set claimed_at = claimed_at - 3600000 where tenant_id = $1", [tenant])
  await sql(
    tenant,
    "update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active' and data->>'tenant' = $1",
    [tenant]
  )
  await sql(tenant, "update pgboss.queue set monitor_claim_on = null, monitor_on = null")
  const upkeep = new PgBoss({
    connectionString: appUrl,
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false
  })
  await upkeep.start()
  await upkeep.supervise().finally(() => upkeep.stop({ graceful: false }))
  await sql(
    tenant,
    "update pgboss.job set start_after = now() where state in ('created', 'retry') and data->>'tenant' = $1 and (name = 'messages' or data->>'id' = any($2))",
    [tenant, charges]
  )
}
