import { Migration20261121FirstTables } from "./Migration20261121FirstTables.ts"
import { Migration20261121Lists } from "./Migration20261121Lists.ts"
import { Migration20261121Nags } from "./Migration20261121Nags.ts"
import { Migration20261121People } from "./Migration20261121People.ts"
import { Migration20261121Products } from "./Migration20261121Products.ts"
import { Migration20261121Recovery } from "./Migration20261121Recovery.ts"
import { Migration20261121Search } from "./Migration20261121Search.ts"
import { Migration20261121Tenants } from "./Migration20261121Tenants.ts"

/** Every change of the schema, oldest first. Forward only. */
export const migrations = [
  { name: "2026-11-21-first-tables", class: Migration20261121FirstTables },
  { name: "2026-11-21-search", class: Migration20261121Search },
  { name: "2026-11-21-nags", class: Migration20261121Nags },
  { name: "2026-11-21-tenants", class: Migration20261121Tenants },
  { name: "2026-11-21-people", class: Migration20261121People },
  { name: "2026-11-21-products", class: Migration20261121Products },
  { name: "2026-11-21-lists", class: Migration20261121Lists },
  { name: "2026-11-21-recovery", class: Migration20261121Recovery }
]
