import type { NamedMigration, PostgresSlice } from "../PostgresSlice.ts"
import { slices } from "../slices.ts"
import { Migration20261121BusinessInformation } from "./Migration20261121BusinessInformation.ts"
import { Migration20261121Cards } from "./Migration20261121Cards.ts"
import { Migration20261121FirstTables } from "./Migration20261121FirstTables.ts"
import { Migration20261122InstallerBookings } from "./Migration20261122InstallerBookings.ts"
import { Migration20261122PaymentSources } from "./Migration20261122PaymentSources.ts"
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
import { Migration20261122ClosedShops } from "./Migration20261122ClosedShops.ts"
import { Migration20261122Files } from "./Migration20261122Files.ts"
import { Migration20261122KnownDevices } from "./Migration20261122KnownDevices.ts"
import { Migration20261122ListOrder } from "./Migration20261122ListOrder.ts"
import { Migration20261122Quotas } from "./Migration20261122Quotas.ts"
import { Migration20261122StorageReservations } from "./Migration20261122StorageReservations.ts"
import { Migration20261122TextSearch } from "./Migration20261122TextSearch.ts"
import { Migration20261123JobStages } from "./Migration20261123JobStages.ts"
import { Migration20261123TaxLines } from "./Migration20261123TaxLines.ts"
import { Migration20261123VoidedPayments } from "./Migration20261123VoidedPayments.ts"
import { Migration20261123VehicleSearch } from "./Migration20261123VehicleSearch.ts"
import { Migration20261123Salespeople } from "./Migration20261123Salespeople.ts"
import { Migration20261122SecondStep } from "./Migration20261122SecondStep.ts"
import { Migration20261123AccentedSearch } from "./Migration20261123AccentedSearch.ts"
import { Migration20261123Languages } from "./Migration20261123Languages.ts"
import { Migration20261123NoCharge } from "./Migration20261123NoCharge.ts"
import { Migration20261124TaxAs } from "./Migration20261124TaxAs.ts"
import { Migration20261124PartPattern } from "./Migration20261124PartPattern.ts"
import { Migration20261125DecodedVehicle } from "./Migration20261125DecodedVehicle.ts"
import { Migration20261125MovedPayments } from "./Migration20261125MovedPayments.ts"
import { Migration20261125BookingsByEnd } from "./Migration20261125BookingsByEnd.ts"
import { Migration20261125Comebacks } from "./Migration20261125Comebacks.ts"
import { Migration20261125PublicQuotes } from "./Migration20261125PublicQuotes.ts"
import { Migration20261125LostQuotes } from "./Migration20261125LostQuotes.ts"
import { Migration20261125QuotesOwe } from "./Migration20261125QuotesOwe.ts"
import { Migration20261125RecordSaves } from "./Migration20261125RecordSaves.ts"
import { Migration20261125Reminders } from "./Migration20261125Reminders.ts"
import { Migration20261125Schedule } from "./Migration20261125Schedule.ts"
import { Migration20261125WaitingJobs } from "./Migration20261125WaitingJobs.ts"
import { Migration20261125Adjustments } from "./Migration20261125Adjustments.ts"
import { Migration20261125ClosingDay } from "./Migration20261125ClosingDay.ts"
import { Migration20261125CreditDays } from "./Migration20261125CreditDays.ts"
import { Migration20261125ShopEvents } from "./Migration20261125ShopEvents.ts"
import { Migration20261125SignedContent } from "./Migration20261125SignedContent.ts"
import { Migration20261125JobDays } from "./Migration20261125JobDays.ts"
import { Migration20261124DefaultProfile } from "./Migration20261124DefaultProfile.ts"
import { Migration20261124CardProcessor } from "./Migration20261124CardProcessor.ts"
import { Migration20261124CustomerStatus } from "./Migration20261124CustomerStatus.ts"
import { Migration20261124DeletedQuotes } from "./Migration20261124DeletedQuotes.ts"
import { Migration20261123GroupOrders } from "./Migration20261123GroupOrders.ts"

/** Changes of the schema that concern several slices, and those of before a slice had its own; oldest first. */
const shared: ReadonlyArray<NamedMigration> = [
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
  { name: "2026-11-22-list-order", class: Migration20261122ListOrder },
  { name: "2026-11-22-quotas", class: Migration20261122Quotas },
  { name: "2026-11-22-second-step", class: Migration20261122SecondStep },
  { name: "2026-11-22-payment-sources", class: Migration20261122PaymentSources },
  { name: "2026-11-22-storage-reservations", class: Migration20261122StorageReservations },
  { name: "2026-11-22-known-devices", class: Migration20261122KnownDevices },
  { name: "2026-11-22-closed-shops", class: Migration20261122ClosedShops },
  { name: "2026-11-22-text-search", class: Migration20261122TextSearch },
  { name: "2026-11-23-group-orders", class: Migration20261123GroupOrders },
  { name: "2026-11-23-accented-search", class: Migration20261123AccentedSearch },
  { name: "2026-11-23-job-stages", class: Migration20261123JobStages },
  { name: "2026-11-23-no-charge", class: Migration20261123NoCharge },
  { name: "2026-11-23-vehicle-search", class: Migration20261123VehicleSearch },
  { name: "2026-11-23-salespeople", class: Migration20261123Salespeople },
  { name: "2026-11-23-voided-payments", class: Migration20261123VoidedPayments },
  { name: "2026-11-23-languages", class: Migration20261123Languages },
  { name: "2026-11-23-tax-lines", class: Migration20261123TaxLines },
  { name: "2026-11-24-deleted-quotes", class: Migration20261124DeletedQuotes },
  { name: "2026-11-24-customer-status", class: Migration20261124CustomerStatus },
  { name: "2026-11-24-card-processor", class: Migration20261124CardProcessor },
  { name: "2026-11-24-default-profile", class: Migration20261124DefaultProfile },
  { name: "2026-11-24-tax-as", class: Migration20261124TaxAs },
  { name: "2026-11-24-part-pattern", class: Migration20261124PartPattern },
  { name: "2026-11-25-moved-payments", class: Migration20261125MovedPayments },
  { name: "2026-11-25-schedule", class: Migration20261125Schedule },
  { name: "2026-11-25-adjustments", class: Migration20261125Adjustments },
  { name: "2026-11-25-bookings-by-end", class: Migration20261125BookingsByEnd },
  { name: "2026-11-25-credit-days", class: Migration20261125CreditDays },
  { name: "2026-11-25-decoded-vehicle", class: Migration20261125DecodedVehicle },
  { name: "2026-11-25-job-days", class: Migration20261125JobDays },
  { name: "2026-11-25-signed-content", class: Migration20261125SignedContent },
  { name: "2026-11-25-quotes-owe", class: Migration20261125QuotesOwe },
  { name: "2026-11-25-record-saves", class: Migration20261125RecordSaves },
  { name: "2026-11-25-reminders", class: Migration20261125Reminders },
  { name: "2026-11-25-closing-day", class: Migration20261125ClosingDay },
  { name: "2026-11-25-lost-quotes", class: Migration20261125LostQuotes },
  { name: "2026-11-25-comebacks", class: Migration20261125Comebacks },
  { name: "2026-11-25-shop-events", class: Migration20261125ShopEvents },
  { name: "2026-11-25-public-quotes", class: Migration20261125PublicQuotes }
]

/** Every change of the schema, oldest first by the day in its name. Forward only. */
export const migrations: ReadonlyArray<NamedMigration> = [
  ...shared,
  ...slices.flatMap(({ migrations = [] }: PostgresSlice) => migrations),
  { name: "2026-11-25-waiting-jobs", class: Migration20261125WaitingJobs }
].toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))

function dayOf({ name }: NamedMigration) {
  return name.slice(0, "2026-11-23".length)
}
