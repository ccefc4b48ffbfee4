import { Migration } from "@mikro-orm/migrations"

/** Who saved a record lately and which fields: nothing is known of the saves before. */
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
