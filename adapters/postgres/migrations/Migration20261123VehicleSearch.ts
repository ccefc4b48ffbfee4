import { Migration } from "@mikro-orm/migrations"
import { forEachTenant } from "./forEachTenant.ts"

/**
 * Makes jobs searchable by year, make and model as shown in lists. Existing rows are updated once; rows that an older
 * build writes in the meantime are updated on their next save.
 */
export class Migration20261123VehicleSearch extends Migration {
  override up() {
    this.addSql(
      forEachTenant(
        "update job set search_text = search_text || ' ' || lower(vehicle_text) where vehicle_text <> '' and position(lower(vehicle_text) in search_text) = 0"
      )
    )
  }
}
