import { Migration } from "@mikro-orm/migrations"

/** Records who recently saved a record and which fields. Earlier saves are unknown. */
export class Migration20261125RecordSaves extends Migration {
  override up() {
    for (const table of [
      "customer",
      "location",
      "pricing_profile",
      "product",
      "product_category",
      "shop_user",
      "tenant"
    ])
      this.addSql(`alter table ${table} add column saves jsonb not null default '[]'`)
  }
}
