import { Migration20261121BusinessInformation } from "./Migration20261121BusinessInformation.ts"
import { Migration20261121Cards } from "./Migration20261121Cards.ts"
import { Migration20261121FirstTables } from "./Migration20261121FirstTables.ts"
import { Migration20261122InstallerBookings } from "./Migration20261122InstallerBookings.ts"
import { Migration20261121JobChanges } from "./Migration20261121JobChanges.ts"
import { Migration20261121LineFacts } from "./Migration20261121LineFacts.ts"
import { Migration20261121JobSteps } from "./Migration20261121JobSteps.ts"
import { Migration20261121JobFilters } from "./Migration20261121JobFilters.ts"
import { Migration20261121JobFiles } from "./Migration20261121JobFiles.ts"
import { Migration20261121LinkPayments } from "./Migration20261121LinkPayments.ts"
import { Migration20261121Lists } from "./Migration20261121Lists.ts"
import { Migration20261121Messages } from "./Migration20261121Messages.ts"
import { Migration20261121Nags } from "./Migration20261121Nags.ts"
import { Migration20261121NagsSearch } from "./Migration20261121NagsSearch.ts"
import { Migration20261121People } from "./Migration20261121People.ts"
import { Migration20261121Products } from "./Migration20261121Products.ts"
import { Migration20261121Recovery } from "./Migration20261121Recovery.ts"
import { Migration20261121Search } from "./Migration20261121Search.ts"
import { Migration20261121Signatures } from "./Migration20261121Signatures.ts"
import { Migration20261121Tenants } from "./Migration20261121Tenants.ts"
import { Migration20261122Files } from "./Migration20261122Files.ts"
import { Migration20261122ListOrder } from "./Migration20261122ListOrder.ts"

/** Every change of the schema, oldest first. Forward only. */
export const migrations = [
  { name: "2026-11-21-first-tables", class: Migration20261121FirstTables },
  { name: "2026-11-21-search", class: Migration20261121Search },
  { name: "2026-11-21-nags", class: Migration20261121Nags },
  { name: "2026-11-21-tenants", class: Migration20261121Tenants },
  { name: "2026-11-21-people", class: Migration20261121People },
  { name: "2026-11-21-products", class: Migration20261121Products },
  { name: "2026-11-21-lists", class: Migration20261121Lists },
  { name: "2026-11-21-recovery", class: Migration20261121Recovery },
  { name: "2026-11-21-line-facts", class: Migration20261121LineFacts },
  { name: "2026-11-21-job-changes", class: Migration20261121JobChanges },
  { name: "2026-11-21-signatures", class: Migration20261121Signatures },
  { name: "2026-11-21-job-files", class: Migration20261121JobFiles },
  { name: "2026-11-21-nags-search", class: Migration20261121NagsSearch },
  { name: "2026-11-21-job-steps", class: Migration20261121JobSteps },
  { name: "2026-11-21-cards", class: Migration20261121Cards },
  { name: "2026-11-21-messages", class: Migration20261121Messages },
  { name: "2026-11-21-job-filters", class: Migration20261121JobFilters },
  { name: "2026-11-21-business-information", class: Migration20261121BusinessInformation },
  { name: "2026-11-21-link-payments", class: Migration20261121LinkPayments },
  { name: "2026-11-22-installer-bookings", class: Migration20261122InstallerBookings },
  { name: "2026-11-22-files", class: Migration20261122Files },
  { name: "2026-11-22-list-order", class: Migration20261122ListOrder }
]
