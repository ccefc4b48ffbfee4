import { Clock, Effect } from "effect"
import type { Location } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { isAccountActive, availableFeatures } from "#domain/tenants/plans.ts"
import type { PublicPageSetting } from "./PublicPageSetting.ts"
import { lookStore, settingStore } from "./publicPageStore.ts"
import type { PublicPageState } from "./pageChoices.ts"

/** Returns the state of a shop's page; `now` in milliseconds UTC. */
export const publicPageStateOf = (
  tenant: Pick<
    Tenant,
    "accountActive" | "approved" | "billingStatus" | "edition" | "features" | "freeTrialEnds" | "pageEnds"
  >,
  { isOn }: Pick<PublicPageSetting, "isOn">,
  now: number
): PublicPageState => {
  if (!tenant.approved) return "notApproved"
  if (tenant.billingStatus !== "active" || !isAccountActive(tenant, now)) return "notPaid"
  if (!availableFeatures(tenant, now).includes("BusinessPages")) return "notBought"
  return isOn ? "active" : "switchedOff"
}

/**
 * Returns the shop's active locations, the main one (at the shop's own address) first. The first is the center of the
 * page's map and the default for visitors' requests.
 */
export const activeLocations = Effect.fnUntraced(function* ({ address: own }: Pick<Tenant, "address">) {
  const active = (yield* (yield* Locations).all).filter(({ status }) => status === "active")
  const isMain = ({ address }: Location) => address.postalCode === own?.postalCode
  return [...active.filter(isMain), ...active.filter((one) => !isMain(one))]
})

/**
 * Loads everything the page and its quotes are based on: the shop's directory entry, the state of its page, the quote
 * settings, and the look. Not to be returned to visitors unfiltered, since recipients and pricing are internal.
 */
export const readPublicPage = Effect.gen(function* () {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (tenant === undefined) return yield* Effect.die(new Error("the current shop is not in the directory"))
  const [{ value: setting }, { value: look }] = [yield* settingStore.find, yield* lookStore.find]
  return { tenant, setting, look, state: publicPageStateOf(tenant, setting, yield* Clock.currentTimeMillis) }
})
