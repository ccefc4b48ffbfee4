import { Migration } from "@mikro-orm/migrations"

/**
 * What was recorded on site is only ever added to; where a customer's personal data is removed, this alone takes their
 * name, their mark and what was noted of them out of it.
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
