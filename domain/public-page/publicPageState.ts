import { isAccountActive, openFeatures } from "#domain/tenants/plans.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import type { PublicPageState } from "./pageChoices.ts"
import type { PublicPageSetting } from "./PublicPageSetting.ts"

/** The state of a shop's page; `now` in milliseconds UTC. */
export const publicPageState = (
  tenant: Pick<
    Tenant,
    "accountActive" | "approved" | "billingStatus" | "edition" | "features" | "freeTrialEnds" | "pageEnds"
  >,
  { isOn }: Pick<PublicPageSetting, "isOn">,
  now: number
): PublicPageState => {
  if (!tenant.approved) return "notApproved"
  if (tenant.billingStatus !== "active" || !isAccountActive(tenant, now)) return "notPaid"
  if (!openFeatures(tenant, now).includes("BusinessPages")) return "notBought"
  return isOn ? "active" : "switchedOff"
}
