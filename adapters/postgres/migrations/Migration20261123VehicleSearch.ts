import { Migration } from "@mikro-orm/migrations"
import { inEachShop } from "./inEachShop.ts"

/**
 * Jobs are found by year, make and model too, as they are read in lists: what is kept gets it once, what an older build
 * writes meanwhile gets it at its next save.
 */
export class Migration20261123VehicleSearch extends Migration {
  override up() {
    this.addSql(
      inEachShop(
        "update job set search_text = search_text || ' ' || lower(vehicle_text) where vehicle_text <> '' and position(lower(vehicle_text) in search_text) = 0"
      )
    )
  }
}
