import { Migration } from "@mikro-orm/migrations"

/** Messages that go out by themselves: a job has each once, however many nodes are at it. */
export class Migration20261125MessageNotices extends Migration {
  override up() {
    this.addSql('alter table "message" add "notice" text null')
    this.addSql('alter table "message" add constraint "message_notice" unique ("tenant_id", "job_id", "notice")')
  }
}
