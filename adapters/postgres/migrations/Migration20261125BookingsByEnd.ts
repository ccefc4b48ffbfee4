import { Migration } from "@mikro-orm/migrations"

/** Adds an index to find the bookings of all installers between two times. */
export class Migration20261125BookingsByEnd extends Migration {
  override up() {
    this.addSql("create index installer_booking_by_end on installer_booking (tenant_id, ends_at)")
  }
}
