import { Migration } from "@mikro-orm/migrations"

/** Adds lost quotes: the reason, and copies of the date and reason for list filters. */
export class Migration20261125LostQuotes extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "alter table job add column lost jsonb null, add column lost_reason text null, add column lost_on date null",
  "create index job_by_lost_reason on job (tenant_id, lost_reason, number) where lost_reason is not null",
  "create index job_by_day_lost on job (tenant_id, lost_on, id) where lost_on is not null"
]
