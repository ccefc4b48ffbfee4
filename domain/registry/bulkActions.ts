import { changeCustomers, deleteCustomers } from "#domain/customers/customersHandlers.ts"
import { deleteListViews } from "#domain/list-views/listViewsHandlers.ts"
import { changeLocations, deleteLocations } from "#domain/locations/locationsHandlers.ts"
import { deleteQuotes, markQuotesLost } from "#domain/jobs/endQuotes.ts"
import { mergeCustomers } from "#domain/customer-merge/customerMergeHandlers.ts"
import { moveJobs } from "#domain/jobs/moveJobs.ts"
import { changeUsers } from "#domain/people/changeUsers.ts"
import { deletePricingProfiles } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { deleteProductCategories } from "#domain/product-categories/productCategoriesHandlers.ts"
import { changeProducts, deleteProducts } from "#domain/products/productsHandlers.ts"
import { deleteReminders } from "#domain/reminders/remindersHandlers.ts"
import { bulkActionsOf } from "#domain/bulk-actions/BulkAction.ts"

/** All bulk actions. An action missing here can be started but neither completed nor undone. */
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
  markQuotesLost,
  mergeCustomers,
  moveJobs
)
