import { Migration } from "@mikro-orm/migrations"

/**
 * On-site records are append-only. Only this function may alter them: when a customer's personal data is removed, it
 * clears their name, signature and notes.
 */
export class Migration20261127ForgetSiteEvents extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const thisShop = "tenant_id = current_setting('app.tenant_id')::uuid"

const statements = [
  `create or replace function forget_site_events(customer uuid) returns void language sql security definer set search_path = pg_catalog, public as $$
  update site_event set deed = deed || case deed ->> '_tag'
    when 'signature' then '{"signedBy": "–", "mark": {"_tag": "typed", "name": "–"}}'::jsonb
    when 'note' then '{"text": "–"}'::jsonb
    else '{"note": ""}'::jsonb end
  where ${thisShop} and deed ->> '_tag' in ('signature', 'note', 'couldNot', 'calibration')
    and job_id in (select id from job where job.${thisShop} and job.customer_id = customer) $$`,
  "revoke all on function forget_site_events(uuid) from public",
  "grant execute on function forget_site_events(uuid) to frit_app"
]
