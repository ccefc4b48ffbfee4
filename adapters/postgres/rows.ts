import { AnsweredRow } from "./AnsweredRow.ts"
import { AuditEventRow } from "./audit/AuditEventRow.ts"
import { BulkRowRow } from "./bulk-actions/BulkRowRow.ts"
import { BulkRunRow } from "./bulk-actions/BulkRunRow.ts"
import { CardChargeRow } from "./card-payments/CardChargeRow.ts"
import { CardEventRow } from "./card-payments/CardEventRow.ts"
import { CustomerRow } from "./customers/CustomerRow.ts"
import { EstimateLineRow } from "./jobs/EstimateLineRow.ts"
import { FileRow } from "./files/FileRow.ts"
import { StorageReservationRow } from "./files/StorageReservationRow.ts"
import { JobChangeRow } from "./job-changes/JobChangeRow.ts"
import { CreditNoteRow } from "./jobs/CreditNoteRow.ts"
import { InstallerBookingRow } from "./jobs/InstallerBookingRow.ts"
import { JobInstallerRow } from "./jobs/JobInstallerRow.ts"
import { JobPresenceRow } from "./job-presence/JobPresenceRow.ts"
import { JobFileRow } from "./job-files/JobFileRow.ts"
import { JobLinkKeyRow } from "./job-links/JobLinkKeyRow.ts"
import { JobLinkRow } from "./job-links/JobLinkRow.ts"
import { MessageRow } from "./messages/MessageRow.ts"
import { SmsConsentRow } from "./messages/SmsConsentRow.ts"
import { TextedPhoneRow } from "./messages/TextedPhoneRow.ts"
import { JobRow } from "./jobs/JobRow.ts"
import { NumberSeriesRow } from "./jobs/NumberSeriesRow.ts"
import { PaymentRow } from "./jobs/PaymentRow.ts"
import { ListChoiceRow } from "./list-views/ListChoiceRow.ts"
import { ListViewRow } from "./list-views/ListViewRow.ts"
import { LocationRow } from "./locations/LocationRow.ts"
import { GlassCatalogueRow } from "./nags/GlassCatalogueRow.ts"
import { GlassFitRow } from "./nags/GlassFitRow.ts"
import { GlassPartRow } from "./nags/GlassPartRow.ts"
import { SearchChargeRow } from "./nags-search/SearchChargeRow.ts"
import { OutboxRow } from "./mail/OutboxRow.ts"
import { PasswordResetRow } from "./password-reset/PasswordResetRow.ts"
import { SignInEmailRow } from "./password-reset/SignInEmailRow.ts"
import { QuotaCountRow } from "./quotas/QuotaCountRow.ts"
import { QuotaLimitRow } from "./quotas/QuotaLimitRow.ts"
import { ShopUserRow } from "./people/ShopUserRow.ts"
import { SignInNameRow } from "./people/SignInNameRow.ts"
import { UserLocationRow } from "./people/UserLocationRow.ts"
import { PricingProfileRow } from "./pricing-profiles/PricingProfileRow.ts"
import { ProductCategoryRow } from "./product-categories/ProductCategoryRow.ts"
import { ProductRow } from "./products/ProductRow.ts"
import { AuthenticatorRow } from "./second-step/AuthenticatorRow.ts"
import { PasskeyChallengeRow } from "./second-step/PasskeyChallengeRow.ts"
import { PasskeyRow } from "./second-step/PasskeyRow.ts"
import { PendingSignInRow } from "./second-step/PendingSignInRow.ts"
import { RecoveryCodeRow } from "./second-step/RecoveryCodeRow.ts"
import { AttemptRow } from "./session/AttemptRow.ts"
import { HandOffKeyRow } from "./session/HandOffKeyRow.ts"
import { KnownDeviceRow } from "./session/KnownDeviceRow.ts"
import { SessionRow } from "./session/SessionRow.ts"
import { PlatformEventRow } from "./tenants/PlatformEventRow.ts"
import { SignatureRow } from "./signatures/SignatureRow.ts"
import { TenantRow } from "./tenants/TenantRow.ts"
import { TenantSettingRow } from "./tenants/TenantSettingRow.ts"

/** Every table there is. */
export const rows = [
  TenantRow,
  TenantSettingRow,
  PlatformEventRow,
  SignInNameRow,
  FileRow,
  StorageReservationRow,
  QuotaLimitRow,
  QuotaCountRow,
  ShopUserRow,
  UserLocationRow,
  SessionRow,
  HandOffKeyRow,
  KnownDeviceRow,
  LocationRow,
  PricingProfileRow,
  ProductCategoryRow,
  ProductRow,
  CustomerRow,
  JobRow,
  JobInstallerRow,
  InstallerBookingRow,
  JobPresenceRow,
  CreditNoteRow,
  JobChangeRow,
  JobFileRow,
  SignatureRow,
  EstimateLineRow,
  PaymentRow,
  CardChargeRow,
  CardEventRow,
  NumberSeriesRow,
  AnsweredRow,
  JobLinkRow,
  JobLinkKeyRow,
  MessageRow,
  SmsConsentRow,
  TextedPhoneRow,
  PasswordResetRow,
  OutboxRow,
  SignInEmailRow,
  AttemptRow,
  ListViewRow,
  ListChoiceRow,
  BulkRunRow,
  BulkRowRow,
  SearchChargeRow,
  PasskeyRow,
  AuthenticatorRow,
  RecoveryCodeRow,
  PasskeyChallengeRow,
  PendingSignInRow,
  AuditEventRow,
  GlassPartRow,
  GlassFitRow,
  GlassCatalogueRow
]
