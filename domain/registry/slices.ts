import { access } from "#domain/access/accessTable.ts"
import type { ListName } from "#domain/access/ListName.ts"
import type { Access } from "#domain/access/hasAccess.ts"
import { accountHandlers } from "#domain/account/accountHandlers.ts"
import { auditHandlers } from "#domain/audit/auditHandlers.ts"
import { bulkActionsHandlers } from "#domain/bulk-actions/bulkActionsHandlers.ts"
import { dispatchesHandlers } from "#domain/dispatches/dispatchesHandlers.ts"
import { handlersOf, listAccessOf } from "#domain/contract/Endpoint.ts"
import { insurersSlice } from "#domain/insurers/insurersHandlers.ts"
import { handlersIn } from "#domain/lists/SimpleRecords.ts"
import { businessInformationHandlers } from "#domain/business-information/businessInformationHandlers.ts"
import { cardPaymentsHandlers } from "#domain/card-payments/cardPaymentsHandlers.ts"
import { customerMergeHandlers } from "#domain/customer-merge/customerMergeHandlers.ts"
import { customerPrivacyHandlers } from "#domain/customer-privacy/customerPrivacyHandlers.ts"
import { choiceListsHandlers } from "#domain/choice-lists/choiceListsHandlers.ts"
import { customersHandlers } from "#domain/customers/customersHandlers.ts"
import { dashboardHandlers } from "#domain/dashboard/dashboardHandlers.ts"
import { ediHandlers } from "#domain/edi/ediHandlers.ts"
import { jobChangesHandlers } from "#domain/job-changes/jobChangesHandlers.ts"
import { jobFilesHandlers } from "#domain/job-files/jobFilesHandlers.ts"
import { jobLinksHandlers } from "#domain/job-links/jobLinksHandlers.ts"
import { jobPresenceHandlers } from "#domain/job-presence/jobPresenceHandlers.ts"
import { jobLookupHandlers, jobListHandlers, jobsHandlers, jobStepsHandlers } from "#domain/jobs/jobsHandlers.ts"
import { listViewsHandlers } from "#domain/list-views/listViewsHandlers.ts"
import { locationsHandlers } from "#domain/locations/locationsHandlers.ts"
import { messagesHandlers } from "#domain/messages/messagesHandlers.ts"
import { nagsSearchHandlers } from "#domain/nags-search/nagsSearchHandlers.ts"
import { notificationsHandlers } from "#domain/notifications/notificationsHandlers.ts"
import { passwordResetHandlers } from "#domain/password-reset/passwordResetHandlers.ts"
import { usersHandlers } from "#domain/people/usersHandlers.ts"
import { closingDayHandlers } from "#domain/payments/closingDayHandlers.ts"
import { platesHandlers } from "#domain/plates/platesHandlers.ts"
import { pricingProfilesHandlers } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { productCategoriesHandlers } from "#domain/product-categories/productCategoriesHandlers.ts"
import { productsHandlers } from "#domain/products/productsHandlers.ts"
import { publicPageHandlers } from "#domain/public-page/publicPageHandlers.ts"
import { photoLinkHandlers } from "#domain/public-page/photoLinkHandlers.ts"
import { quoteHandlers } from "#domain/public-page/quoteHandlers.ts"
import { quotasHandlers } from "#domain/quotas/quotasHandlers.ts"
import { remindersHandlers } from "#domain/reminders/remindersHandlers.ts"
import { bulkActions } from "./bulkActions.ts"
import { secondStepHandlers } from "#domain/second-step/secondStepHandlers.ts"
import { guardSchedule } from "#domain/schedule/guardSchedule.ts"
import { scheduleHandlers } from "#domain/schedule/scheduleHandlers.ts"
import { serviceStateHandlers } from "#domain/service-state/serviceStateHandlers.ts"
import { sessionHandlers } from "#domain/session/sessionHandlers.ts"
import { shopEventsHandlers } from "#domain/shop-events/shopEventsHandlers.ts"
import { installerDayHandlers } from "#domain/installer-day/installerDayHandlers.ts"
import { signaturesHandlers } from "#domain/signatures/signaturesHandlers.ts"
import { tenantsHandlers } from "#domain/tenants/tenantsHandlers.ts"
import { vinHandlers } from "#domain/vin/vinHandlers.ts"

/**
 * Features built on plain records, with a list and a form. Register a new one here; it is then mounted, included in the
 * OpenAPI document, stored in memory, and covered by the tests that run against all endpoints.
 */
export const simpleSlices = [insurersSlice] as const

/** All other features of the product, which have their own storage. */
const own = [
  sessionHandlers,
  secondStepHandlers,
  passwordResetHandlers,
  accountHandlers,
  notificationsHandlers,
  auditHandlers,
  closingDayHandlers,
  usersHandlers,
  customersHandlers,
  pricingProfilesHandlers,
  locationsHandlers,
  productCategoriesHandlers,
  productsHandlers,
  vinHandlers,
  platesHandlers,
  nagsSearchHandlers,
  jobsHandlers(guardSchedule),
  jobListHandlers,
  dashboardHandlers,
  cardPaymentsHandlers,
  jobStepsHandlers,
  jobLookupHandlers,
  scheduleHandlers,
  remindersHandlers,
  dispatchesHandlers,
  customerMergeHandlers,
  customerPrivacyHandlers,
  jobPresenceHandlers,
  shopEventsHandlers,
  signaturesHandlers,
  installerDayHandlers,
  jobChangesHandlers,
  messagesHandlers,
  ediHandlers,
  jobLinksHandlers,
  quoteHandlers,
  photoLinkHandlers,
  jobFilesHandlers,
  tenantsHandlers,
  quotasHandlers,
  businessInformationHandlers,
  choiceListsHandlers,
  publicPageHandlers,
  ...handlersIn(simpleSlices),
  serviceStateHandlers
] as const

/**
 * The access rule of each list. The estimate lines on the job page count as a list, whose column settings are saved;
 * for the scheduler's board, views are saved.
 */
const doors = new Map<ListName, Access>([
  ...listAccessOf(handlersOf(...own)),
  ["estimate", access["/jobs"]],
  ["board", access["/calendar"]]
])

/** All features served by every server, including those that work across all lists. */
export const slices = [...own, bulkActionsHandlers(bulkActions, doors), listViewsHandlers(doors)] as const
