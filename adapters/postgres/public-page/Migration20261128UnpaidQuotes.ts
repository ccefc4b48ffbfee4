import { Migration } from "@mikro-orm/migrations"

/** Adds requests that await payment of a deposit, so the shop is notified even if the visitor leaves before paying. */
export class Migration20261128UnpaidQuotes extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `alter table quote_request
    add column unpaid_by text null,
    add column unpaid_language text null,
    add column unpaid_note text null`,
  "alter table quote_request add constraint quote_request_unpaid_by_known check (unpaid_by in ('email', 'sms', 'none'))",
  "alter table quote_request add constraint quote_request_unpaid_language_known check (unpaid_language in ('en', 'fr', 'es'))",
  "create index quote_request_untold on quote_request (tenant_id, at) where unpaid_by is not null"
]
