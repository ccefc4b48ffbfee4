import { Clock, Effect } from "effect"
import type { Location } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { isAccountActive, openFeatures } from "#domain/tenants/plans.ts"
import type { PublicPageSetting } from "./PublicPageSetting.ts"
import { keptLook, keptSetting } from "./keptPublicPage.ts"
import type { PublicPageState } from "./pageChoices.ts"

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

/**
 * The locations of a shop that take work, the main one first: that at the shop's own address. It is in the middle of the
 * page's map, and does what a visitor asks for.
 */
export const activeLocations = Effect.fnUntraced(function* ({ address: own }: Pick<Tenant, "address">) {
  const active = (yield* (yield* Locations).all).filter(({ status }) => status === "active")
  const isMain = ({ address }: Location) => address.postalCode === own?.postalCode
  return [...active.filter(isMain), ...active.filter((one) => !isMain(one))]
})

/**
 * All that the page and its quotes go by: the shop's entry in the directory, the state of its
 * page, the settings of quotes, and the look. Not for visitors as it is: recipients and pricing are the shop's own.
 */
export const readPublicPage = Effect.gen(function* () {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (tenant === undefined) return yield* Effect.die(new Error("a shop that is asked of is in the directory"))
  const [{ value: setting }, { value: look }] = [yield* keptSetting.find, yield* keptLook.find]
  return { tenant, setting, look, state: publicPageState(tenant, setting, yield* Clock.currentTimeMillis) }
})
