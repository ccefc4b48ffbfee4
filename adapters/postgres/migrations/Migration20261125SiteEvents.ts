import { Migration } from "@mikro-orm/migrations"
import { tellingOf } from "./Migration20261125ShopEvents.ts"
import { enableRls } from "./enableRls.ts"

/** Adds what installers record at their stops, append-only (the application's role has no right to change it). */
export class Migration20261125SiteEvents extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table site_event (
  tenant_id uuid not null,
  job_id uuid not null,
  id uuid not null,
  at bigint not null,
  received_at bigint not null,
  by_id uuid null,
  by_name text not null,
  outcome text not null,
  deed jsonb not null,
  primary key (tenant_id, job_id, id)
)`,
  "alter table site_event add constraint site_event_outcome_known check (outcome in ('kept', 'written', 'officeStands', 'invoiceStands'))",
  "alter table site_event add constraint site_event_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table site_event add constraint site_event_job foreign key (tenant_id, job_id) references job (tenant_id, id) on delete restrict",
  ...enableRls("site_event"),
  tellingOf({
    table: "site_event",
    kind: "job",
    id: "job_id",
    people:
      "array(select i.user_id from job_installer i where i.tenant_id = changed.tenant_id and i.job_id = changed.job_id)",
    isPart: true,
    on: ["insert"]
  }),
  "create or replace trigger tell_insert after insert on site_event referencing new table as changed for each statement execute function tell_site_event()"
]
