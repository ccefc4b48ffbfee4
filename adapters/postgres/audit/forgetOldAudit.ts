import type pg from "pg"
import { auditKeptDays } from "#domain/audit/AuditEvent.ts"

/**
 * Takes away entries of the audit log that are older than they are kept for. The application has no right to: this is
 * done as the owner, shop by shop behind the wall, at each start.
 */
export const forgetOldAudit = (owner: pg.ClientBase) =>
  owner.query(`
  do $$ declare shop uuid; begin
    for shop in select id from tenant loop
      perform set_config('app.tenant_id', shop::text, true);
      delete from audit_event where tenant_id = shop and id < ${firstIdAfter} and at < ${oldest};
    end loop;
  end $$`)

const oldest = `(extract(epoch from now()) * 1000)::bigint - ${auditKeptDays} * 86400000::bigint`

/** Ids are UUIDv7 and begin with the instant: a range of the key, so nothing else is looked at (RFC 9562 §5.7). */
const firstIdAfter = `(rpad(lpad(to_hex(${oldest}), 12, '0'), 32, '0'))::uuid`
