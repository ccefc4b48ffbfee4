import { Migration } from "@mikro-orm/migrations"

/** Adds automatic messages, each sent once per job no matter how many nodes are running. */
export class Migration20261125MessageNotices extends Migration {
  override up() {
    this.addSql('alter table "message" add "notice" text null')
    this.addSql('alter table "message" add constraint "message_notice" unique ("tenant_id", "job_id", "notice")')
  }
}
