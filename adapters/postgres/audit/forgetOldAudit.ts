import type pg from "pg"
import { auditRetentionDays } from "#domain/audit/AuditEvent.ts"

/**
 * Deletes audit log entries older than the retention period. The application has no right to do this, so it runs as the
 * owner at each start, shop by shop because of row-level security.
 */
export const forgetOldAudit = (owner: pg.ClientBase) =>
  owner.query(`
  do $$ declare shop uuid; begin
    for shop in select id from tenant loop
      perform set_config('app.tenant_id', shop::text, true);
      delete from audit_event where tenant_id = shop and id < ${firstIdAfter} and at < ${oldest};
    end loop;
  end $$`)

const oldest = `(extract(epoch from now()) * 1000)::bigint - ${auditRetentionDays} * 86400000::bigint`

/**
 * Ids are UUIDv7 and start with the time, so this is a range of the primary key and nothing else is scanned (RFC 9562
 * §5.7).
 */
const firstIdAfter = `(rpad(lpad(to_hex(${oldest}), 12, '0'), 32, '0'))::uuid`
