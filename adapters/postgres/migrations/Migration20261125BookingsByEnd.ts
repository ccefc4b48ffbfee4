import { Migration } from "@mikro-orm/migrations"

/** Who is where between two moments, of all installers at once, is found by an index. */
export class Migration20261125BookingsByEnd extends Migration {
  override up() {
    this.addSql("create index installer_booking_by_end on installer_booking (tenant_id, ends_at)")
  }
}
