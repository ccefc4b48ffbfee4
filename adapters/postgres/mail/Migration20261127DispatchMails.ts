import { Migration } from "@mikro-orm/migrations"

/** Adds mail about incoming dispatches: an outbox entry can refer to a dispatch. */
export class Migration20261127DispatchMails extends Migration {
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
  "dispatchArrived"
]

const statements = [
  "alter table outbox add column dispatch jsonb null",
  "alter table outbox drop constraint outbox_kind_known",
  `alter table outbox add constraint outbox_kind_known check (kind in (${kinds.map((kind) => `'${kind}'`).join(", ")}))`
]
