import { dispatchesPostgres } from "./dispatches/dispatchesPostgres.ts"
import { insurersPostgres } from "./insurers/insurersPostgres.ts"
import { ediPostgres } from "./edi/ediPostgres.ts"
import { Layer } from "effect"
import { Migration20261125SiteEvents } from "./migrations/Migration20261125SiteEvents.ts"
import type { PostgresSlice } from "./PostgresSlice.ts"
import { idempotencyStorePostgres, IdempotencyRow } from "./idempotencyStorePostgres.ts"
import { AuditEventRow } from "./audit/AuditEventRow.ts"
import { auditLogPostgres } from "./audit/auditLogPostgres.ts"
import { BulkRowRow } from "./bulk-actions/BulkRowRow.ts"
import { BulkRunRow } from "./bulk-actions/BulkRunRow.ts"
import { bulkRunsPostgres } from "./bulk-actions/bulkRunsPostgres.ts"
import { ownBusinessPostgres } from "./business-information/ownBusinessPostgres.ts"
import { CardChargeRow } from "./card-payments/CardChargeRow.ts"
import { CardEventRow } from "./card-payments/CardEventRow.ts"
import { CustomerRow } from "./customers/CustomerRow.ts"
import { customerTracesPostgres } from "./customers/customerTracesPostgres.ts"
import { customersPostgres } from "./customers/customersPostgres.ts"
import { jobFiguresPostgres } from "./dashboard/jobFiguresPostgres.ts"
import { FileRow } from "./files/FileRow.ts"
import { StorageReservationRow } from "./files/StorageReservationRow.ts"
import { JobChangeRow } from "./job-changes/JobChangeRow.ts"
import { JobFileRow } from "./job-files/JobFileRow.ts"
import { jobFilesPostgres } from "./job-files/jobFilesPostgres.ts"
import { JobLinkKeyRow } from "./job-links/JobLinkKeyRow.ts"
import { JobLinkRow } from "./job-links/JobLinkRow.ts"
import { jobLinksPostgres } from "./job-links/jobLinksPostgres.ts"
import { jobPresencePostgres } from "./job-presence/jobPresencePostgres.ts"
import { JobPresenceRow } from "./job-presence/JobPresenceRow.ts"
import { CreditNoteRow } from "./jobs/CreditNoteRow.ts"
import { creditNotesPostgres } from "./jobs/creditNotesPostgres.ts"
import { EstimateLineRow } from "./jobs/EstimateLineRow.ts"
import { InstallerBookingRow } from "./jobs/InstallerBookingRow.ts"
import { installerBookingsPostgres } from "./jobs/installerBookingsPostgres.ts"
import { JobInstallerRow } from "./jobs/JobInstallerRow.ts"
import { JobRow } from "./jobs/JobRow.ts"
import { jobsPostgres } from "./jobs/jobsPostgres.ts"
import { NumberSeriesRow } from "./jobs/NumberSeriesRow.ts"
import { PaymentRow } from "./jobs/PaymentRow.ts"
import { ListChoiceRow } from "./list-views/ListChoiceRow.ts"
import { ListViewRow } from "./list-views/ListViewRow.ts"
import { listViewsPostgres } from "./list-views/listViewsPostgres.ts"
import { LocationRow } from "./locations/LocationRow.ts"
import { locationsPostgres } from "./locations/locationsPostgres.ts"
import { NotificationChoiceRow } from "./notifications/NotificationChoiceRow.ts"
import { notificationsPostgres } from "./notifications/notificationsPostgres.ts"
import { PushDeviceRow } from "./notifications/PushDeviceRow.ts"
import { OutboxRow } from "./mail/OutboxRow.ts"
import { Migration20261127ReminderMails } from "./mail/Migration20261127ReminderMails.ts"
import { Migration20261128StrayMails } from "./mail/Migration20261128StrayMails.ts"
import { Migration20261127DispatchMails } from "./mail/Migration20261127DispatchMails.ts"
import { MessageRow } from "./messages/MessageRow.ts"
import { SmsConsentRow } from "./messages/SmsConsentRow.ts"
import { TextedPhoneRow } from "./messages/TextedPhoneRow.ts"
import { SearchChargeRow } from "./nags-search/SearchChargeRow.ts"
import { searchChargesPostgres } from "./nags-search/searchChargesPostgres.ts"
import { GlassCatalogueRow } from "./nags/GlassCatalogueRow.ts"
import { GlassFitRow } from "./nags/GlassFitRow.ts"
import { GlassPartRow } from "./nags/GlassPartRow.ts"
import { nagsPostgres } from "./nags/nagsPostgres.ts"
import { PasswordResetRow } from "./password-reset/PasswordResetRow.ts"
import { passwordResetsPostgres } from "./password-reset/passwordResetsPostgres.ts"
import { SignInEmailRow } from "./password-reset/SignInEmailRow.ts"
import { signInEmailsPostgres } from "./password-reset/signInEmailsPostgres.ts"
import { ShopUserRow } from "./people/ShopUserRow.ts"
import { SignInNameRow } from "./people/SignInNameRow.ts"
import { UserLocationRow } from "./people/UserLocationRow.ts"
import { usersPostgres } from "./people/usersPostgres.ts"
import { PricingProfileRow } from "./pricing-profiles/PricingProfileRow.ts"
import { pricingProfilesPostgres } from "./pricing-profiles/pricingProfilesPostgres.ts"
import { productCategoriesPostgres } from "./product-categories/productCategoriesPostgres.ts"
import { ProductCategoryRow } from "./product-categories/ProductCategoryRow.ts"
import { ProductRow } from "./products/ProductRow.ts"
import { productsPostgres } from "./products/productsPostgres.ts"
import { Migration20261128PhotoLinks } from "./public-page/Migration20261128PhotoLinks.ts"
import { Migration20261128UnpaidQuotes } from "./public-page/Migration20261128UnpaidQuotes.ts"
import { photoRepliesPostgres } from "./public-page/photoRepliesPostgres.ts"
import { PhotoReplyRow } from "./public-page/PhotoReplyRow.ts"
import { quoteDeskPostgres } from "./public-page/quoteDeskPostgres.ts"
import { QuoteHoldRow } from "./public-page/QuoteHoldRow.ts"
import { QuoteRequestRow } from "./public-page/QuoteRequestRow.ts"
import { QuoteStepRow } from "./public-page/QuoteStepRow.ts"
import { QuotaCountRow } from "./quotas/QuotaCountRow.ts"
import { QuotaLimitRow } from "./quotas/QuotaLimitRow.ts"
import { ReminderRow } from "./reminders/ReminderRow.ts"
import { remindersPostgres } from "./reminders/remindersPostgres.ts"
import { scheduledJobsPostgres } from "./schedule/scheduledJobsPostgres.ts"
import { AuthenticatorRow } from "./second-step/AuthenticatorRow.ts"
import { PasskeyChallengeRow } from "./second-step/PasskeyChallengeRow.ts"
import { PasskeyRow } from "./second-step/PasskeyRow.ts"
import { PendingSignInRow } from "./second-step/PendingSignInRow.ts"
import { RecoveryCodeRow } from "./second-step/RecoveryCodeRow.ts"
import { secondStepsPostgres } from "./second-step/secondStepsPostgres.ts"
import { AttemptRow } from "./session/AttemptRow.ts"
import { attemptsPostgres } from "./session/attemptsPostgres.ts"
import { HandOffKeyRow } from "./session/HandOffKeyRow.ts"
import { KnownDeviceRow } from "./session/KnownDeviceRow.ts"
import { knownDevicesPostgres } from "./session/knownDevicesPostgres.ts"
import { SessionRow } from "./session/SessionRow.ts"
import { ShopEventRow } from "./shop-events/ShopEventRow.ts"
import { shopEventsPostgres } from "./shop-events/shopEventsPostgres.ts"
import { ShopNewsRow } from "./shop-events/ShopNewsRow.ts"
import { SignatureRow } from "./signatures/SignatureRow.ts"
import { SiteEventRow } from "./installer-day/SiteEventRow.ts"
import { siteEventsPostgres } from "./installer-day/siteEventsPostgres.ts"
import { signaturesPostgres } from "./signatures/signaturesPostgres.ts"
import { PlatformEventRow } from "./tenants/PlatformEventRow.ts"
import { TenantRow } from "./tenants/TenantRow.ts"
import { TenantSettingRow } from "./tenants/TenantSettingRow.ts"
import { closingDayPostgres } from "./tenants/closingDayPostgres.ts"
import { tenantSettingsPostgres } from "./tenants/tenantSettingsPostgres.ts"
import { tenantsPostgres } from "./tenants/tenantsPostgres.ts"

/**
 * The slices as PostgreSQL keeps them: the entities of each, its own migrations, and the layer that keeps its ports. A
 * new slice takes its place here. A layer that is set up by settings or needs another adapter is composed in app-api.
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
  { entities: [CustomerRow], layer: Layer.mergeAll(customersPostgres, customerTracesPostgres) },
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
    layer: Layer.mergeAll(quoteDeskPostgres, photoRepliesPostgres)
  },
  { entities: [MessageRow, SmsConsentRow, TextedPhoneRow], layer: Layer.empty },
  ediPostgres,
  {
    entities: [OutboxRow],
    migrations: [
      { name: "2026-11-27-dispatch-mails", class: Migration20261127DispatchMails },
      { name: "2026-11-27-reminder-mails", class: Migration20261127ReminderMails },
      { name: "2026-11-28-stray-mails", class: Migration20261128StrayMails }
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
