import { Migration } from "@mikro-orm/migrations"

/** Adds payments that were recorded by mistake and voided, with the reason and date. */
export class Migration20261123VoidedPayments extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "alter table payment add column voided jsonb null",
  "alter table payment drop constraint payment_status_known",
  "alter table payment add constraint payment_status_known check (status in ('pending', 'paid', 'failed', 'partlyRefunded', 'refunded', 'voided'))",
  "alter table payment add constraint payment_voided check (status <> 'voided' or voided is not null)"
]
