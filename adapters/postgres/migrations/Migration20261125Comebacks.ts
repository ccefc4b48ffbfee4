import { Migration } from "@mikro-orm/migrations"

/** Adds jobs that redo the work of another job: which one and why, and a copy of the cause for list filters. */
export class Migration20261125Comebacks extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "alter table job add column rework_of jsonb null, add column reworks jsonb not null default '[]', add column rework_cause text null",
  "create index job_by_rework_cause on job (tenant_id, rework_cause, number) where rework_cause is not null"
]
