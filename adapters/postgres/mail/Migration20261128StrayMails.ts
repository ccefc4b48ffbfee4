import { Migration } from "@mikro-orm/migrations"

/** Adds mail about files from a network that could not be matched: an outbox entry can refer to the network. */
export class Migration20261128StrayMails extends Migration {
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
  "strayCame"
]

const statements = [
  "alter table outbox add column stray jsonb null",
  "alter table outbox drop constraint outbox_kind_known",
  `alter table outbox add constraint outbox_kind_known check (kind in (${kinds.map((kind) => `'${kind}'`).join(", ")}))`
]
