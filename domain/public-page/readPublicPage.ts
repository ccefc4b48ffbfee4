import { Clock, Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { isAccountActive } from "#domain/tenants/isAccountActive.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { keptLook, keptSetting } from "./keptPublicPage.ts"
import type { PublicPageSetting } from "./PublicPageSetting.ts"

/**
 * Whether visitors see the page and get quotes, spec §4 and trade 8.32: `active`, or why not. The shop is not let in by
 * the platform yet, has closed its account or not settled it, has not the add-on, or has switched the page off.
 */
export type PublicPageState = "active" | "notApproved" | "notPaid" | "notBought" | "switchedOff"

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

/**
 * All that the page and its quotes go by, in two queries at most: the shop's entry in the directory, the state of its
 * page, the settings of quotes, and the look. Not for visitors as it is: recipients and pricing are the shop's own.
 */
export const readPublicPage = Effect.gen(function* () {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (tenant === undefined) return yield* Effect.die(new Error("a shop that is asked of is in the directory"))
  const { value: setting } = yield* keptSetting.find
  const { value: look } = yield* keptLook.find
  return { tenant, setting, look, state: publicPageState(tenant, setting, yield* Clock.currentTimeMillis) }
})
