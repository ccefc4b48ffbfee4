import type { Feature } from "#domain/access/Role.ts"
import { daysAfter, isOverEverywhere, monthsAfter } from "#domain/shared/Day.ts"
import type { AddOn, Edition, Tenant } from "./Tenant.ts"

interface Plan {
  /** Features of the plan itself. */
  readonly features: ReadonlyArray<Feature>
  /** Add-ons available for the plan. */
  readonly addOns: ReadonlyArray<AddOn>
  /** Add-ons included at no charge. */
  readonly freeAddOns: ReadonlyArray<AddOn>
}

const everything: Plan = {
  features: ["BasicReports", "CustomReports", "FullCRM", "VinDecoder", "EDI", "WorkRequest"],
  addOns: ["businessPages"],
  freeAddOns: ["businessPages"]
}

/**
 * Features of each edition, spec §1. Pay per lookup includes only the VIN decoder; basic runs a shop; premium adds what
 * insurers and large shops need; a free trial includes all of premium until it ends. The public business page is an
 * add-on, free with premium.
 */
export const plans: Readonly<Record<Edition, Plan>> = {
  freeTrial: everything,
  payPerLookup: { features: ["VinDecoder"], addOns: [], freeAddOns: [] },
  basic: { features: ["BasicReports", "FullCRM", "VinDecoder"], addOns: ["businessPages"], freeAddOns: [] },
  premium: everything
}

const opensOf: Readonly<Record<AddOn, Feature>> = { businessPages: "BusinessPages" }

/**
 * Returns a subscription with its features. Add-ons the edition does not support are dropped (spec §1). A canceled
 * add-on keeps its last day, `pageEnds`, when the edition changes.
 */
export const withSubscribedFeatures = (edition: Edition, wanted: ReadonlyArray<AddOn>, pageEnds = "") => {
  const plan = plans[edition]
  const addOns = plan.addOns.filter((addOn) => wanted.includes(addOn))
  const features = [...plan.features, ...addOns.map((addOn) => opensOf[addOn])]
  return { edition, addOns, features, pageEnds: addOns.includes("businessPages") ? pageEnds : "" }
}

/**
 * Returns the features available at `now` (milliseconds since 1970 UTC). Those of a canceled add-on end with its last
 * day.
 */
export const availableFeatures = (
  { features, pageEnds }: Pick<Tenant, "features" | "pageEnds">,
  now: number
): ReadonlyArray<Feature> =>
  pageEnds !== "" && isOverEverywhere(pageEnds, now)
    ? features.filter((feature) => feature !== opensOf.businessPages)
    : features

/**
 * Returns the last day of the billing period that contains a day. Periods are months counted from the last charge or,
 * before the first one, from the day the shop was created. A running trial is one period.
 */
export const billingPeriodEnds = (
  {
    createdOn,
    edition,
    freeTrialEnds,
    lastChargeOn
  }: Pick<Tenant, "createdOn" | "edition" | "freeTrialEnds" | "lastChargeOn">,
  today: string
): string => {
  if (edition === "freeTrial" && freeTrialEnds >= today) return freeTrialEnds
  const from = lastChargeOn || createdOn
  let months = 1
  while (monthsAfter(from, months) <= today) months++
  return daysAfter(monthsAfter(from, months), -1)
}

/**
 * Returns whether a shop's users may do more than settle the account (spec §3 free-trial end date, §4 lockout): the
 * account is active, and not on a trial whose last day has ended in every time zone. `now` in milliseconds since 1970
 * UTC.
 */
export const isAccountActive = (
  { accountActive, edition, freeTrialEnds }: Pick<Tenant, "accountActive" | "edition" | "freeTrialEnds">,
  now: number
): boolean =>
  accountActive && (edition !== "freeTrial" || freeTrialEnds === "" || !isOverEverywhere(freeTrialEnds, now))
