import { Migration } from "@mikro-orm/migrations"

/**
 * Moves file content out of the database: a row refers to an object by key, with its size and SHA-256. The server moves
 * existing content after the upgrade, so `bytes` stays until a later release. Under the table's old name, a view shows
 * the previous build the files it can serve; files whose content is elsewhere are missing from it instead of empty.
 */
export class Migration20261122Files extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "alter table stored_file rename to file",
  "alter table file alter column bytes drop not null",
  "alter table file add column size int null, add column object_key text null, add column sha256 text null",
  "alter table file add constraint file_bytes_kept check (bytes is not null or (object_key is not null and size is not null and sha256 is not null))",
  "create unique index file_object_key on file (tenant_id, object_key)",
  "create index file_size on file (tenant_id) include (size)",
  "create index file_in_database on file (tenant_id, id) where bytes is not null",
  "create view stored_file with (security_invoker = true) as select tenant_id, id, type, bytes from file where bytes is not null",
  // The previous build keeps running in the meantime, and grants run only after all migrations.
  "grant select, insert, update, delete on stored_file to frit_app"
]
