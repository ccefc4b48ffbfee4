import { Migration } from "@mikro-orm/migrations"

/** Adds audit events for closing the books, and a field for an entry's further subject. */
export class Migration20261125ClosingDay extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const kinds = [
  "signedIn",
  "signInRefused",
  "manyTries",
  "manyCodes",
  "passkeyAdded",
  "passkeyRemoved",
  "authenticatorAdded",
  "authenticatorRemoved",
  "recoveryCodesMade",
  "secondStepReset",
  "secondStepRequired",
  "secondStepOptional",
  "exported",
  "booksClosed",
  "booksReopened"
]

const statements = [
  "alter table audit_event add column detail text not null default ''",
  "alter table audit_event drop constraint audit_event_kind_known",
  `alter table audit_event add constraint audit_event_kind_known check (kind in (${kinds.map((kind) => `'${kind}'`).join(", ")}))`
]
