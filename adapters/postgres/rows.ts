import { AnsweredRow } from "./AnsweredRow.ts"
import { BulkRowRow } from "./bulk-actions/BulkRowRow.ts"
import { BulkRunRow } from "./bulk-actions/BulkRunRow.ts"
import { CustomerRow } from "./customers/CustomerRow.ts"
import { EstimateLineRow } from "./jobs/EstimateLineRow.ts"
import { StoredFileRow } from "./files/StoredFileRow.ts"
import { JobRow } from "./jobs/JobRow.ts"
import { NumberSeriesRow } from "./jobs/NumberSeriesRow.ts"
import { PaymentRow } from "./jobs/PaymentRow.ts"
import { ListChoiceRow } from "./list-views/ListChoiceRow.ts"
import { ListViewRow } from "./list-views/ListViewRow.ts"
import { LocationRow } from "./locations/LocationRow.ts"
import { GlassCatalogueRow } from "./nags/GlassCatalogueRow.ts"
import { GlassFitRow } from "./nags/GlassFitRow.ts"
import { GlassPartRow } from "./nags/GlassPartRow.ts"
import { OutboxRow } from "./mail/OutboxRow.ts"
import { PasswordResetRow } from "./password-reset/PasswordResetRow.ts"
import { SignInEmailRow } from "./password-reset/SignInEmailRow.ts"
import { ShopUserRow } from "./people/ShopUserRow.ts"
import { SignInNameRow } from "./people/SignInNameRow.ts"
import { UserLocationRow } from "./people/UserLocationRow.ts"
import { PricingProfileRow } from "./pricing-profiles/PricingProfileRow.ts"
import { ProductCategoryRow } from "./product-categories/ProductCategoryRow.ts"
import { ProductRow } from "./products/ProductRow.ts"
import { AttemptRow } from "./session/AttemptRow.ts"
import { HandOffKeyRow } from "./session/HandOffKeyRow.ts"
import { SessionRow } from "./session/SessionRow.ts"
import { PlatformEventRow } from "./tenants/PlatformEventRow.ts"
import { TenantRow } from "./tenants/TenantRow.ts"
import { TenantSettingRow } from "./tenants/TenantSettingRow.ts"

/** Every table there is. */
export const rows = [
  TenantRow, TenantSettingRow, PlatformEventRow, SignInNameRow, StoredFileRow, ShopUserRow, UserLocationRow, SessionRow, HandOffKeyRow, LocationRow, PricingProfileRow, ProductCategoryRow, ProductRow, CustomerRow,
  JobRow, EstimateLineRow, PaymentRow, NumberSeriesRow, AnsweredRow,
  PasswordResetRow, OutboxRow, SignInEmailRow, AttemptRow,
  ListViewRow, ListChoiceRow, BulkRunRow, BulkRowRow,
  GlassPartRow, GlassFitRow, GlassCatalogueRow
]
