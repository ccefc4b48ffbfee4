import { Migration } from "@mikro-orm/migrations"

/** Networks whose set-up asks for it are told what became of their dispatches: the latest answer is kept with each. */
export class Migration20261128DispatchAnswers extends Migration {
  override up() {
    this.addSql("alter table edi_partner add column answers boolean not null default false")
    this.addSql("alter table dispatch add column answer jsonb null")
  }
}
