import { Migration } from "@mikro-orm/migrations"

/** Adds mail about due reminders, once per due time: an outbox entry can refer to a reminder. */
export class Migration20261127ReminderMails extends Migration {
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
  "dispatchArrived",
  "reminderDue"
]

const statements = [
  "alter table reminder add column told_for bigint null",
  "alter table outbox add column reminder jsonb null",
  "alter table outbox drop constraint outbox_kind_known",
  `alter table outbox add constraint outbox_kind_known check (kind in (${kinds.map((kind) => `'${kind}'`).join(", ")}))`
]
