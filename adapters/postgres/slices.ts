import { Layer } from "effect"
import { AuditEventRow, auditLogPostgres } from "./audit/auditLogPostgres.ts"
import { BulkRowRow, BulkRunRow, bulkRunsPostgres } from "./bulk-actions/bulkRunsPostgres.ts"
import { ownBusinessPostgres } from "./business-information/ownBusinessPostgres.ts"
import { CardChargeRow, CardEventRow } from "./card-payments/cardChargesPostgres.ts"
import { CustomerRow } from "./customers/CustomerRow.ts"
import { customersPostgres } from "./customers/customersPostgres.ts"
import { personalDataPostgres } from "./customers/personalDataPostgres.ts"
import { jobFiguresPostgres } from "./dashboard/jobFiguresPostgres.ts"
import { dispatchesPostgres } from "./dispatches/dispatchesPostgres.ts"
import { ediPostgres } from "./edi/ediPostgres.ts"
import { FileRow } from "./files/FileRow.ts"
import { StorageReservationRow } from "./files/filesPostgres.ts"
import { idempotencyStorePostgres, IdempotencyRow } from "./idempotencyStorePostgres.ts"
import { SiteEventRow, siteEventsPostgres } from "./installer-day/siteEventsPostgres.ts"
import { insurersPostgres } from "./insurers/insurersPostgres.ts"
import { JobChangeRow } from "./job-changes/jobChangesPostgres.ts"
import { JobFileRow, jobFilesPostgres } from "./job-files/jobFilesPostgres.ts"
import { JobLinkKeyRow, JobLinkRow, jobLinksPostgres } from "./job-links/jobLinksPostgres.ts"
import { jobPresencePostgres, JobPresenceRow } from "./job-presence/jobPresencePostgres.ts"
import { CreditNoteRow, creditNotesPostgres } from "./jobs/creditNotesPostgres.ts"
import { InstallerBookingRow, installerBookingsPostgres } from "./jobs/installerBookingsPostgres.ts"
import { EstimateLineRow, JobInstallerRow, PaymentRow } from "./jobs/jobDetailRows.ts"
import { JobRow } from "./jobs/JobRow.ts"
import { jobsPostgres, NumberSeriesRow } from "./jobs/jobsPostgres.ts"
import { ListChoiceRow, ListViewRow, listViewsPostgres } from "./list-views/listViewsPostgres.ts"
import { LocationRow } from "./locations/LocationRow.ts"
import { locationsPostgres } from "./locations/locationsPostgres.ts"
import { Migration20261127DispatchMails } from "./mail/Migration20261127DispatchMails.ts"
import { Migration20261127ReminderMails } from "./mail/Migration20261127ReminderMails.ts"
import { Migration20261128InvoiceMails } from "./mail/Migration20261128InvoiceMails.ts"
import { Migration20261128StrayMails } from "./mail/Migration20261128StrayMails.ts"
import { OutboxRow } from "./mail/outboxPostgres.ts"
import { MessageRow } from "./messages/messagesPostgres.ts"
import { SmsConsentRow, TextedPhoneRow } from "./messages/smsConsentsPostgres.ts"
import { Migration20261125SiteEvents } from "./migrations/Migration20261125SiteEvents.ts"
import { SearchChargeRow, searchChargesPostgres } from "./nags-search/searchChargesPostgres.ts"
import { GlassCatalogueRow, GlassFitRow, GlassPartRow, nagsPostgres } from "./nags/nagsPostgres.ts"
import { NotificationChoiceRow, notificationsPostgres, PushDeviceRow } from "./notifications/notificationsPostgres.ts"
import { PasswordResetRow, passwordResetsPostgres } from "./password-reset/passwordResetsPostgres.ts"
import { SignInEmailRow, signInEmailsPostgres } from "./password-reset/signInEmailsPostgres.ts"
import { ShopUserRow } from "./people/ShopUserRow.ts"
import { SignInNameRow, UserLocationRow, usersPostgres } from "./people/usersPostgres.ts"
import type { PostgresSlice } from "./PostgresSlice.ts"
import { PricingProfileRow } from "./pricing-profiles/PricingProfileRow.ts"
import { pricingProfilesPostgres } from "./pricing-profiles/pricingProfilesPostgres.ts"
import { productCategoriesPostgres } from "./product-categories/productCategoriesPostgres.ts"
import { ProductCategoryRow } from "./product-categories/ProductCategoryRow.ts"
import { ProductRow } from "./products/ProductRow.ts"
import { productsPostgres } from "./products/productsPostgres.ts"
import { Migration20261128PhotoLinks } from "./public-page/Migration20261128PhotoLinks.ts"
import { Migration20261128UnpaidQuotes } from "./public-page/Migration20261128UnpaidQuotes.ts"
import { photoRepliesPostgres, PhotoReplyRow } from "./public-page/photoRepliesPostgres.ts"
import { quoteStorePostgres, QuoteHoldRow, QuoteRequestRow, QuoteStepRow } from "./public-page/quoteStorePostgres.ts"
import { QuotaCountRow, QuotaLimitRow } from "./quotas/quotasPostgres.ts"
import { ReminderRow } from "./reminders/ReminderRow.ts"
import { remindersPostgres } from "./reminders/remindersPostgres.ts"
import { scheduledJobsPostgres } from "./schedule/scheduledJobsPostgres.ts"
import {
  AuthenticatorRow,
  PasskeyChallengeRow,
  PasskeyRow,
  PendingSignInRow,
  RecoveryCodeRow
} from "./second-step/secondStepRows.ts"
import { secondStepsPostgres } from "./second-step/secondStepsPostgres.ts"
import { AttemptRow, attemptsPostgres } from "./session/attemptsPostgres.ts"
import { KnownDeviceRow, knownDevicesPostgres } from "./session/knownDevicesPostgres.ts"
import { HandOffKeyRow, SessionRow } from "./session/sessionsPostgres.ts"
import { ShopEventRow, shopEventsPostgres, ShopNewsRow } from "./shop-events/shopEventsPostgres.ts"
import { SignatureRow, signaturesPostgres } from "./signatures/signaturesPostgres.ts"
import { closingDayPostgres } from "./tenants/closingDayPostgres.ts"
import { TenantRow } from "./tenants/TenantRow.ts"
import { TenantSettingRow, tenantSettingsPostgres } from "./tenants/tenantSettingsPostgres.ts"
import { PlatformEventRow, tenantsPostgres } from "./tenants/tenantsPostgres.ts"

/**
 * The PostgreSQL part of each slice: its entities, its own migrations, and the layer that implements its ports.
 * Register a new slice here. Layers that depend on settings or other adapters are composed in app-api.
 */
export const slices = [
  insurersPostgres,
  dispatchesPostgres,
  {
    entities: [TenantRow, TenantSettingRow, PlatformEventRow],
    layer: Layer.mergeAll(tenantsPostgres, tenantSettingsPostgres, closingDayPostgres, ownBusinessPostgres)
  },
  { entities: [FileRow, StorageReservationRow], layer: Layer.empty },
  { entities: [QuotaLimitRow, QuotaCountRow], layer: Layer.empty },
  { entities: [SignInNameRow, ShopUserRow, UserLocationRow], layer: usersPostgres },
  {
    entities: [SessionRow, HandOffKeyRow, KnownDeviceRow, AttemptRow],
    layer: Layer.mergeAll(knownDevicesPostgres, attemptsPostgres)
  },
  {
    entities: [PasskeyRow, AuthenticatorRow, RecoveryCodeRow, PasskeyChallengeRow, PendingSignInRow],
    layer: secondStepsPostgres
  },
  {
    entities: [PasswordResetRow, SignInEmailRow],
    layer: Layer.mergeAll(passwordResetsPostgres, signInEmailsPostgres.pipe(Layer.provide(usersPostgres)))
  },
  { entities: [NotificationChoiceRow, PushDeviceRow], layer: notificationsPostgres },
  { entities: [AuditEventRow], layer: auditLogPostgres },
  { entities: [LocationRow], layer: locationsPostgres },
  { entities: [PricingProfileRow], layer: pricingProfilesPostgres },
  { entities: [ProductCategoryRow], layer: productCategoriesPostgres },
  { entities: [ProductRow], layer: productsPostgres },
  { entities: [CustomerRow], layer: Layer.mergeAll(customersPostgres, personalDataPostgres) },
  {
    entities: [
      JobRow,
      JobInstallerRow,
      InstallerBookingRow,
      EstimateLineRow,
      PaymentRow,
      CreditNoteRow,
      NumberSeriesRow
    ],
    layer: Layer.mergeAll(
      jobsPostgres,
      jobFiguresPostgres,
      installerBookingsPostgres,
      scheduledJobsPostgres,
      creditNotesPostgres
    )
  },
  { entities: [ReminderRow], layer: remindersPostgres },
  { entities: [JobPresenceRow], layer: jobPresencePostgres },
  { entities: [JobChangeRow], layer: Layer.empty },
  { entities: [JobFileRow], layer: jobFilesPostgres },
  { entities: [SignatureRow], layer: signaturesPostgres },
  {
    entities: [SiteEventRow],
    migrations: [{ name: "2026-11-25-site-events", class: Migration20261125SiteEvents }],
    layer: siteEventsPostgres
  },
  { entities: [CardChargeRow, CardEventRow], layer: Layer.empty },
  { entities: [JobLinkRow, JobLinkKeyRow], layer: jobLinksPostgres },
  {
    entities: [QuoteHoldRow, QuoteRequestRow, QuoteStepRow, PhotoReplyRow],
    migrations: [
      { name: "2026-11-28-photo-links", class: Migration20261128PhotoLinks },
      { name: "2026-11-28-unpaid-quotes", class: Migration20261128UnpaidQuotes }
    ],
    layer: Layer.mergeAll(quoteStorePostgres, photoRepliesPostgres)
  },
  { entities: [MessageRow, SmsConsentRow, TextedPhoneRow], layer: Layer.empty },
  ediPostgres,
  {
    entities: [OutboxRow],
    migrations: [
      { name: "2026-11-27-dispatch-mails", class: Migration20261127DispatchMails },
      { name: "2026-11-27-reminder-mails", class: Migration20261127ReminderMails },
      { name: "2026-11-28-stray-mails", class: Migration20261128StrayMails },
      { name: "2026-11-28-invoice-mails", class: Migration20261128InvoiceMails }
    ],
    layer: Layer.empty
  },
  { entities: [IdempotencyRow], layer: idempotencyStorePostgres },
  { entities: [ListViewRow, ListChoiceRow], layer: listViewsPostgres },
  { entities: [BulkRunRow, BulkRowRow], layer: bulkRunsPostgres },
  { entities: [ShopEventRow, ShopNewsRow], layer: shopEventsPostgres },
  { entities: [GlassPartRow, GlassFitRow, GlassCatalogueRow], layer: nagsPostgres },
  { entities: [SearchChargeRow], layer: searchChargesPostgres }
] as const satisfies ReadonlyArray<PostgresSlice>
