import { squareHandlers } from "#adapters/square/squareHandlers.ts"
import { twilioHandlers } from "#adapters/twilio/twilioHandlers.ts"
import { accountHandlers } from "#domain/account/accountHandlers.ts"
import { auditHandlers } from "#domain/audit/auditHandlers.ts"
import { bulkActions } from "#domain/registry/bulkActions.ts"
import { bulkActionsHandlers } from "#domain/bulk-actions/bulkActionsHandlers.ts"
import { businessInformationHandlers } from "#domain/business-information/businessInformationHandlers.ts"
import { cardPaymentsHandlers } from "#domain/card-payments/cardPaymentsHandlers.ts"
import { handlersOf } from "#domain/contract/Endpoint.ts"
import { customersHandlers } from "#domain/customers/customersHandlers.ts"
import { documentsHandlers } from "#domain/documents/documentsHandlers.ts"
import { exportsHandlers } from "#domain/exports/exportsHandlers.ts"
import { filesHandlers } from "#domain/files/filesHandlers.ts"
import { jobPresenceHandlers } from "#domain/job-presence/jobPresenceHandlers.ts"
import { jobHelpHandlers, jobListHandlers, jobsHandlers, jobStepsHandlers } from "#domain/jobs/jobsHandlers.ts"
import { inSight } from "#domain/jobs/visibleJob.ts"
import { jobChangesHandlers } from "#domain/job-changes/jobChangesHandlers.ts"
import { jobFilesHandlers } from "#domain/job-files/jobFilesHandlers.ts"
import { jobLinksHandlers } from "#domain/job-links/jobLinksHandlers.ts"
import { messagesHandlers } from "#domain/messages/messagesHandlers.ts"
import { dashboardHandlers } from "#domain/dashboard/dashboardHandlers.ts"
import { listViewsHandlers } from "#domain/list-views/listViewsHandlers.ts"
import { locationsHandlers } from "#domain/locations/locationsHandlers.ts"
import { nagsSearchHandlers } from "#domain/nags-search/nagsSearchHandlers.ts"
import { usersHandlers } from "#domain/people/usersHandlers.ts"
import { pricingProfilesHandlers } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { productCategoriesHandlers } from "#domain/product-categories/productCategoriesHandlers.ts"
import { productsHandlers } from "#domain/products/productsHandlers.ts"
import { passwordResetHandlers } from "#domain/password-reset/passwordResetHandlers.ts"
import { secondStepHandlers } from "#domain/second-step/secondStepHandlers.ts"
import { sessionHandlers } from "#domain/session/sessionHandlers.ts"
import { quotasHandlers } from "#domain/quotas/quotasHandlers.ts"
import { serviceStateHandlers } from "#domain/service-state/serviceStateHandlers.ts"
import { signaturesHandlers } from "#domain/signatures/signaturesHandlers.ts"
import { tenantsHandlers } from "#domain/tenants/tenantsHandlers.ts"
import { platesHandlers } from "#domain/plates/platesHandlers.ts"
import { vinHandlers } from "#domain/vin/vinHandlers.ts"
import { listFiles } from "./listFiles.ts"

/** Every call there is. */
export const handlers = handlersOf(
  sessionHandlers,
  secondStepHandlers,
  passwordResetHandlers,
  accountHandlers,
  auditHandlers,
  usersHandlers,
  customersHandlers,
  pricingProfilesHandlers,
  locationsHandlers,
  productCategoriesHandlers,
  productsHandlers,
  vinHandlers,
  platesHandlers,
  nagsSearchHandlers,
  jobsHandlers,
  jobListHandlers,
  dashboardHandlers,
  cardPaymentsHandlers,
  jobStepsHandlers,
  jobHelpHandlers,
  jobPresenceHandlers,
  signaturesHandlers,
  jobChangesHandlers,
  messagesHandlers,
  jobLinksHandlers,
  jobFilesHandlers,
  tenantsHandlers,
  quotasHandlers,
  businessInformationHandlers,
  listViewsHandlers,
  bulkActionsHandlers(bulkActions),
  documentsHandlers,
  filesHandlers,
  serviceStateHandlers,
  exportsHandlers(listFiles),
  squareHandlers,
  twilioHandlers
).map(inSight)
