import { Migration } from "@mikro-orm/migrations"

/** Keeps the history of a deleted quote, so that it is complete when the deletion is undone. */
export class Migration20261124DeletedQuotes extends Migration {
  override up() {
    this.addSql("alter table job_change drop constraint job_change_job")
  }
}
