import { Migration } from "@mikro-orm/migrations"

/**
 * Adds the data retained for the books of a customer whose personal data was removed, and the corresponding audit
 * event.
 */
export class Migration20261125Anonymized extends Migration {
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
  "booksReopened",
  "customerAnonymized"
]

const statements = [
  "alter table customer add column issued_to jsonb null, add column issued_until date null",
  "alter table audit_event drop constraint audit_event_kind_known",
  `alter table audit_event add constraint audit_event_kind_known check (kind in (${kinds.map((kind) => `'${kind}'`).join(", ")}))`
]
