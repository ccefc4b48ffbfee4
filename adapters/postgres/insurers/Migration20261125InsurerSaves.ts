import { Migration } from "@mikro-orm/migrations"

/** Who saved an insurer lately and which fields: nothing is known of the saves before. */
export class Migration20261125InsurerSaves extends Migration {
  override up() {
    this.addSql(`alter table insurer add column if not exists saves jsonb not null default '[]'`)
  }
}
