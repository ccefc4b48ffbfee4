import { AnsweredRow } from "./AnsweredRow.ts"
import { CustomerRow } from "./customers/CustomerRow.ts"
import { EstimateLineRow } from "./jobs/EstimateLineRow.ts"
import { JobRow } from "./jobs/JobRow.ts"
import { NumberSeriesRow } from "./jobs/NumberSeriesRow.ts"
import { PaymentRow } from "./jobs/PaymentRow.ts"
import { LocationRow } from "./locations/LocationRow.ts"
import { GlassCatalogueRow } from "./nags/GlassCatalogueRow.ts"
import { GlassFitRow } from "./nags/GlassFitRow.ts"
import { GlassPartRow } from "./nags/GlassPartRow.ts"
import { ShopUserRow } from "./people/ShopUserRow.ts"
import { SignInNameRow } from "./people/SignInNameRow.ts"
import { PricingProfileRow } from "./pricing-profiles/PricingProfileRow.ts"
import { HandOffKeyRow } from "./session/HandOffKeyRow.ts"
import { SessionRow } from "./session/SessionRow.ts"
import { TenantRow } from "./tenants/TenantRow.ts"

/** Every table there is. */
export const rows = [
  TenantRow, SignInNameRow, ShopUserRow, SessionRow, HandOffKeyRow, LocationRow, PricingProfileRow, CustomerRow,
  JobRow, EstimateLineRow, PaymentRow, NumberSeriesRow, AnsweredRow,
  GlassPartRow, GlassFitRow, GlassCatalogueRow
]
