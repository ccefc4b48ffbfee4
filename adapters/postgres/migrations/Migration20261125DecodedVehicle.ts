import { Migration } from "@mikro-orm/migrations"

/** What a job's VIN says of its vehicle, as it was decoded when the VIN was entered. */
export class Migration20261125DecodedVehicle extends Migration {
  override up() {
    this.addSql("alter table job add column decoded jsonb null")
  }
}
