import { Migration } from "@mikro-orm/migrations"

/** The credited invoices that their partner has not taken back yet: few beside all that were ever credited. */
export class Migration20261128OpenCredits extends Migration {
  override up() {
    this.addSql(
      "create index if not exists edi_invoice_credit_open on edi_invoice (tenant_id, job_id) where state = 'credited' and jsonb_typeof(credit) = 'object' and credit ->> 'state' <> 'accepted'"
    )
  }
}
