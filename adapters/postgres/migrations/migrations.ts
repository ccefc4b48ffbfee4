import { Migration20261121FirstTables } from "./Migration20261121FirstTables.ts"
import { Migration20261121Nags } from "./Migration20261121Nags.ts"
import { Migration20261121Search } from "./Migration20261121Search.ts"

/** Every change of the schema, oldest first. Forward only. */
export const migrations = [
  { name: "2026-11-21-first-tables", class: Migration20261121FirstTables },
  { name: "2026-11-21-search", class: Migration20261121Search },
  { name: "2026-11-21-nags", class: Migration20261121Nags }
]
