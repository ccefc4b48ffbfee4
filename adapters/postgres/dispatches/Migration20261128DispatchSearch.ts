import { Migration } from "@mikro-orm/migrations"
import { firstFoundByText } from "../migrations/searchedTable.ts"

/** Those of a network, and those that have a text, are found in a shop of many without reading the others. */
export class Migration20261128DispatchSearch extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "create index dispatch_of_network on dispatch (tenant_id, network, received_at, id)",
  "create index dispatch_of_network_in_state on dispatch (tenant_id, network, state, received_at, id)",
  ...firstFoundByText({ table: "dispatch", text: "search_text", finds: "search_dispatches" })
]
