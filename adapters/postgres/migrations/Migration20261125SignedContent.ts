import { Migration } from "@mikro-orm/migrations"

/** What a paper said when it was signed; of the signatures there are, only a fingerprint of it is known. */
export class Migration20261125SignedContent extends Migration {
  override up() {
    this.addSql("alter table signature add column content jsonb null")
  }
}
