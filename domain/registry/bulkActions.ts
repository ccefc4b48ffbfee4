import { changeCustomers } from "#domain/customers/changeCustomers.ts"
import { deleteCustomers } from "#domain/customers/deleteCustomers.ts"
import { deleteListViews } from "#domain/list-views/deleteListViews.ts"
import { changeLocations, deleteLocations } from "#domain/locations/locationsHandlers.ts"
import { deleteQuotes } from "#domain/jobs/deleteQuotes.ts"
import { loseQuotes } from "#domain/jobs/loseQuote.ts"
import { mergeCustomers } from "#domain/customer-merge/mergeCustomers.ts"
import { moveJobs } from "#domain/jobs/moveJobs.ts"
import { changeUsers } from "#domain/people/changeUsers.ts"
import { deletePricingProfiles } from "#domain/pricing-profiles/deletePricingProfiles.ts"
import { deleteProductCategories } from "#domain/product-categories/deleteProductCategories.ts"
import { changeProducts } from "#domain/products/changeProducts.ts"
import { deleteProducts } from "#domain/products/deleteProducts.ts"
import { deleteReminders } from "#domain/reminders/deleteReminders.ts"
import { bulkActionsOf } from "#domain/bulk-actions/BulkAction.ts"

/** Every bulk action there is: what is not named here can be begun, but neither finished nor undone. */
export const bulkActions = bulkActionsOf(
  changeCustomers,
  deleteCustomers,
  deleteListViews,
  deletePricingProfiles,
  changeLocations,
  deleteLocations,
  changeUsers,
  changeProducts,
  deleteProductCategories,
  deleteProducts,
  deleteQuotes,
  deleteReminders,
  loseQuotes,
  mergeCustomers,
  moveJobs
)
