import { accountHandlers } from "#domain/account/accountHandlers.ts"
import { bulkActions } from "#domain/bulk-actions/bulkActions.ts"
import { bulkActionsHandlers } from "#domain/bulk-actions/bulkActionsHandlers.ts"
import { handlersOf } from "#domain/contract/Endpoint.ts"
import { customersHandlers } from "#domain/customers/customersHandlers.ts"
import { jobsHandlers } from "#domain/jobs/jobsHandlers.ts"
import { listViewsHandlers } from "#domain/list-views/listViewsHandlers.ts"
import { locationsHandlers } from "#domain/locations/locationsHandlers.ts"
import { nagsHandlers } from "#domain/nags/nagsHandlers.ts"
import { usersHandlers } from "#domain/people/usersHandlers.ts"
import { pricingProfilesHandlers } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { productCategoriesHandlers } from "#domain/product-categories/productCategoriesHandlers.ts"
import { productsHandlers } from "#domain/products/productsHandlers.ts"
import { passwordResetHandlers } from "#domain/password-reset/passwordResetHandlers.ts"
import { sessionHandlers } from "#domain/session/sessionHandlers.ts"
import { tenantsHandlers } from "#domain/tenants/tenantsHandlers.ts"
import { vinHandlers } from "#domain/vin/vinHandlers.ts"

/** Every call there is. */
export const handlers = handlersOf(
  sessionHandlers,
  passwordResetHandlers,
  accountHandlers,
  usersHandlers,
  customersHandlers,
  pricingProfilesHandlers,
  locationsHandlers,
  productCategoriesHandlers,
  productsHandlers,
  vinHandlers,
  nagsHandlers,
  jobsHandlers,
  tenantsHandlers,
  listViewsHandlers,
  bulkActionsHandlers(bulkActions)
)
