import { Migration } from "@mikro-orm/migrations"

/** Adds the content of a document at the time it was signed; for existing signatures only its fingerprint is known. */
export class Migration20261125SignedContent extends Migration {
  override up() {
    this.addSql("alter table signature add column content jsonb null")
  }
}
