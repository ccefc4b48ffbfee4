import { Migration } from "@mikro-orm/migrations"

/** Adds a shop's logo and language, and the language of each customer. */
export class Migration20261121BusinessInformation extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const known = (table: string) =>
  `alter table ${table} add constraint ${table}_language_known check (language in ('en', 'fr', 'es'))`

const statements = [
  "alter table tenant add column language text not null default 'en', add column logo uuid null",
  known("tenant"),
  "alter table tenant add constraint tenant_logo foreign key (id, logo) references stored_file (tenant_id, id) on delete set null (logo)",
  "alter table customer add column language text not null default 'en'",
  known("customer")
]
