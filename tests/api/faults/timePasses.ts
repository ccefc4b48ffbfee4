import { PgBoss } from "pg-boss"
import type { FaultEnvironment } from "./openEnvironment.ts"

/**
 * Simulates that an hour has passed for a shop's invoices that a dead server had taken and for pending retries, through
 * the queue's own maintenance in the application's role. Work that a running server took less than five seconds ago is
 * left alone.
 */
export const advanceQueueTime = async ({ appUrl, sql }: FaultEnvironment, tenant: string) => {
  const upkeep = new PgBoss({
    connectionString: appUrl,
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false
  })
  upkeep.on("error", () => {})
  await upkeep.start()
  return {
    hasten: async () => {
      await sql(
        tenant,
        `update edi_invoice set claimed_at = 0 where tenant_id = $1 and state = 'queued'
           and claimed_at between 1 and (extract(epoch from now()) * 1000)::bigint - 5000`,
        [tenant]
      )
      await sql(
        tenant,
        `update pgboss.job set started_on = started_on - interval '1 hour'
         where name = 'edi' and state = 'active' and started_on < now() - interval '5 seconds'`
      )
      await sql(tenant, "update pgboss.queue set monitor_claim_on = null, monitor_on = null where name = 'edi'")
      await upkeep.supervise()
      await sql(
        tenant,
        "update pgboss.job set start_after = now() where name = 'edi' and state in ('created', 'retry') and start_after > now()"
      )
    },
    stop: () => upkeep.stop({ graceful: false })
  }
}
