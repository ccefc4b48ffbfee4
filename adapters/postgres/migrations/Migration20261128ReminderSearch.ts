import { Migration } from "@mikro-orm/migrations"
import { newTextSearchStatements } from "./searchedTable.ts"

/** Makes reminders searchable by their text, and those created by rules, which have no text, by their rule. */
export class Migration20261128ReminderSearch extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "create index reminder_by_rule on reminder (tenant_id, rule) where (rule is not null)",
  ...newTextSearchStatements({ table: "reminder", text: "lower(text)", columns: "text", finds: "search_reminders" })
]
