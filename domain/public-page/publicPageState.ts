import { Schema } from "effect"
import { isAccountActive } from "#domain/tenants/isAccountActive.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import type { PublicPageSetting } from "./PublicPageSetting.ts"

/**
 * Whether visitors see the page and get quotes, spec §4 and trade 8.32: `active`, or why not. The shop is not let in by
 * the platform yet, has closed its account or not settled it, has not the add-on, or has switched the page off.
 */
export const PublicPageState = Schema.Literals(["active", "notApproved", "notPaid", "notBought", "switchedOff"])
export type PublicPageState = typeof PublicPageState.Type

/** The state of a shop's page; `now` in milliseconds UTC. */
export const publicPageState = (
  tenant: Pick<Tenant, "accountActive" | "approved" | "billingStatus" | "edition" | "features" | "freeTrialEnds">,
  { isOn }: Pick<PublicPageSetting, "isOn">,
  now: number
): PublicPageState => {
  if (!tenant.approved) return "notApproved"
  if (tenant.billingStatus !== "active" || !isAccountActive(tenant, now)) return "notPaid"
  if (!tenant.features.includes("BusinessPages")) return "notBought"
  return isOn ? "active" : "switchedOff"
}
