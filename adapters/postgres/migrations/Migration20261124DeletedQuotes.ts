import { Migration } from "@mikro-orm/migrations"

/** A quote's history outlives it, so that it is whole again when the deletion is undone. */
export class Migration20261124DeletedQuotes extends Migration {
  override up() {
    this.addSql("alter table job_change drop constraint job_change_job")
  }
}
