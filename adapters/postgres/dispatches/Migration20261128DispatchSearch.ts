import { Migration } from "@mikro-orm/migrations"
import { newTextSearchStatements } from "../migrations/searchedTable.ts"

/** Adds indexes to find dispatches by network and by text without reading the shop's other dispatches. */
export class Migration20261128DispatchSearch extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "create index dispatch_of_network on dispatch (tenant_id, network, received_at, id)",
  "create index dispatch_of_network_in_state on dispatch (tenant_id, network, state, received_at, id)",
  ...newTextSearchStatements({ table: "dispatch", text: "search_text", finds: "search_dispatches" })
]
