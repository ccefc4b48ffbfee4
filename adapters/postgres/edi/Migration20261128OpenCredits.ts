import { Migration } from "@mikro-orm/migrations"

/** Adds an index of credits that the partner has not accepted yet, which are few among all credits. */
export class Migration20261128OpenCredits extends Migration {
  override up() {
    this.addSql(
      "create index if not exists edi_invoice_credit_open on edi_invoice (tenant_id, job_id) where state = 'credited' and jsonb_typeof(credit) = 'object' and credit ->> 'state' <> 'accepted'"
    )
  }
}
