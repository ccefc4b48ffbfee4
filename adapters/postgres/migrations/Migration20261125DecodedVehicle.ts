import { Migration } from "@mikro-orm/migrations"

/** Adds the vehicle data decoded from a job's VIN when it was entered. */
export class Migration20261125DecodedVehicle extends Migration {
  override up() {
    this.addSql("alter table job add column decoded jsonb null")
  }
}
