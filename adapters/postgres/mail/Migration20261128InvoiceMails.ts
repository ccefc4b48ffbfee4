import { Migration } from "@mikro-orm/migrations"

/** Adds mail about invoices that a network rejected or paid short: an outbox entry can refer to an invoice. */
export class Migration20261128InvoiceMails extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const kinds = [
  "resetLink",
  "passwordChanged",
  "newDevice",
  "secondStepChanged",
  "secondStepReset",
  "manyTries",
  "manyCodes",
  "quoteAsked",
  "quoteMoved",
  "quoteCanceled",
  "quoteAccepted",
  "quoteDeclined",
  "callbackAsked",
  "photosSent",
  "dispatchArrived",
  "reminderDue",
  "strayCame",
  "invoiceRejected",
  "invoicePaidShort",
  "creditRejected"
]

const statements = [
  "alter table outbox add column invoice jsonb null",
  "alter table outbox drop constraint outbox_kind_known",
  `alter table outbox add constraint outbox_kind_known check (kind in (${kinds.map((kind) => `'${kind}'`).join(", ")}))`
]
