import { Migration } from "@mikro-orm/migrations"
import { forEachTenant } from "./forEachTenant.ts"

/** Adds the salesperson of a job. For existing jobs, the user who created it, if they have a role that sells. */
export class Migration20261123Salespeople extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "alter table job add column salesperson_id uuid",
  forEachTenant(`update job set salesperson_id = job_change.by_id
  from job_change
  join shop_user on shop_user.tenant_id = job_change.tenant_id and shop_user.id = job_change.by_id
  where job_change.tenant_id = job.tenant_id and job_change.job_id = job.id and job_change.kind = 'created'
    and shop_user.roles && array['owner', 'admin', 'sales', 'billing']`),
  `alter table job add constraint job_salesperson
  foreign key (tenant_id, salesperson_id) references shop_user (tenant_id, id) on delete set null (salesperson_id)`,
  "create index job_by_salesperson_number on job (tenant_id, salesperson_id, number, stage)",
  "create index job_by_salesperson_day on job (tenant_id, salesperson_id, install_date, id, stage)",
  "create index job_by_salesperson_total on job (tenant_id, salesperson_id, total, id, stage)"
]
