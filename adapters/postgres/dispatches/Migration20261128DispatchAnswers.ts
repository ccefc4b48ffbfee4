import { Migration } from "@mikro-orm/migrations"

/** Stores the latest answer with each dispatch, for networks set up to receive status updates. */
export class Migration20261128DispatchAnswers extends Migration {
  override up() {
    this.addSql("alter table edi_partner add column answers boolean not null default false")
    this.addSql("alter table dispatch add column answer jsonb null")
  }
}
