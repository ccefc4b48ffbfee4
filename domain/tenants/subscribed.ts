import type { Feature } from "#domain/access/Role.ts"
import { plans } from "./plans.ts"
import type { AddOn, Edition } from "./Tenant.ts"

const opensOf: Readonly<Record<AddOn, Feature>> = { businessPages: "BusinessPages" }

/** A subscription and what it opens; add-ons that the edition does not support are not active any more (spec §1). */
export const subscribed = (edition: Edition, wanted: ReadonlyArray<AddOn>) => {
  const plan = plans[edition]
  const addOns = plan.addOns.filter((addOn) => wanted.includes(addOn))
  return { edition, addOns, features: [...plan.features, ...addOns.map((addOn) => opensOf[addOn])] }
}
