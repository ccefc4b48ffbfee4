import { Migration } from "@mikro-orm/migrations"

/** Jobs that redo the work of another one: which and why, and the cause once more, as lists find them. */
export class Migration20261125Comebacks extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "alter table job add column rework_of jsonb null, add column reworks jsonb not null default '[]', add column rework_cause text null",
  "create index job_by_rework_cause on job (tenant_id, rework_cause, number) where rework_cause is not null"
]
