import { Migration } from "@mikro-orm/migrations"

/** Records who recently saved an insurer and which fields. Earlier saves are unknown. */
export class Migration20261125InsurerSaves extends Migration {
  override up() {
    this.addSql(`alter table insurer add column if not exists saves jsonb not null default '[]'`)
  }
}
