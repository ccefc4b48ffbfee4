import { Migration } from "@mikro-orm/migrations"

/**
 * The bytes of files leave the database: a row names the object that has them, its size and its SHA-256. Rows that
 * still have their bytes are moved by the server after the upgrade, so `bytes` stays until a later release. Under the
 * old name a view shows the build before what it can serve; a file whose bytes are elsewhere is not there for it,
 * rather than empty.
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
  // The build before goes on meanwhile, and grants come after all migrations.
  "grant select, insert, update, delete on stored_file to frit_app"
]
