import type { Feature } from "#domain/access/Role.ts"
import { daysAfter, isOverEverywhere, monthsAfter } from "#domain/shared/Day.ts"
import type { AddOn, Edition, Tenant } from "./Tenant.ts"

interface Plan {
  /** What the plan itself opens. */
  readonly features: ReadonlyArray<Feature>
  /** What may be added to it. */
  readonly addOns: ReadonlyArray<AddOn>
  /** Those of them that cost nothing more. */
  readonly freeAddOns: ReadonlyArray<AddOn>
}

const everything: Plan = {
  features: ["BasicReports", "CustomReports", "FullCRM", "VinDecoder", "EDI", "WorkRequest"],
  addOns: ["businessPages"],
  freeAddOns: ["businessPages"]
}

/**
 * What each edition opens, spec §1. Pay per lookup is the VIN decoder and nothing else; basic runs a shop; premium adds
 * what insurers and large shops need; a free trial shows all of premium until it ends. The public business page is an
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
 * A subscription and what it opens; add-ons that the edition does not support are not active any more (spec §1). One
 * that was cancelled keeps the last day of its period, `pageEnds`, whatever edition comes meanwhile.
 */
export const subscribed = (edition: Edition, wanted: ReadonlyArray<AddOn>, pageEnds = "") => {
  const plan = plans[edition]
  const addOns = plan.addOns.filter((addOn) => wanted.includes(addOn))
  const features = [...plan.features, ...addOns.map((addOn) => opensOf[addOn])]
  return { edition, addOns, features, pageEnds: addOns.includes("businessPages") ? pageEnds : "" }
}

/** What a subscription opens at `now`, milliseconds UTC: what a cancelled add-on opened ends with its last day. */
export const openFeatures = (
  { features, pageEnds }: Pick<Tenant, "features" | "pageEnds">,
  now: number
): ReadonlyArray<Feature> =>
  pageEnds !== "" && isOverEverywhere(pageEnds, now)
    ? features.filter((feature) => feature !== opensOf.businessPages)
    : features

/**
 * The last day of the billing period that a day is in: a period is a month, counted from the last charge, and before
 * the first one from when the shop was opened. A trial that runs is one period.
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
 * Whether a shop's people may do more than settle its account (spec §3 free-trial end date, §4 lockout): it is active,
 * and not on a trial whose last day is over everywhere on earth. `now` in milliseconds UTC.
 */
export const isAccountActive = (
  { accountActive, edition, freeTrialEnds }: Pick<Tenant, "accountActive" | "edition" | "freeTrialEnds">,
  now: number
): boolean =>
  accountActive && (edition !== "freeTrial" || freeTrialEnds === "" || !isOverEverywhere(freeTrialEnds, now))
