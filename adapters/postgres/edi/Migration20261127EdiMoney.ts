import { Migration } from "@mikro-orm/migrations"

/** Adds disputes of short payments. */
export class Migration20261127EdiMoney extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const states = [
  "draft",
  "ready",
  "queued",
  "sent",
  "acknowledged",
  "accepted",
  "rejected",
  "paid",
  "shortPaid",
  "disputed",
  "overPaid",
  "credited"
]

const statements = [
  "alter table edi_invoice add column dispute jsonb null",
  "alter table edi_invoice drop constraint edi_invoice_state_known",
  `alter table edi_invoice add constraint edi_invoice_state_known check (state in (${states.map((state) => `'${state}'`).join(", ")}))`
]
