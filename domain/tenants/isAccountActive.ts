import { isOverEverywhere } from "#domain/shared/Today.ts"
import type { Tenant } from "./Tenant.ts"

/**
 * Whether a shop's people may do more than settle its account (spec §3 free-trial end date, §4 lockout): it is active,
 * and not on a trial whose last day is over everywhere on earth. `now` in milliseconds UTC.
 */
export const isAccountActive = (
  { accountActive, edition, freeTrialEnds }: Pick<Tenant, "accountActive" | "edition" | "freeTrialEnds">,
  now: number
): boolean =>
  accountActive && (edition !== "freeTrial" || freeTrialEnds === "" || !isOverEverywhere(freeTrialEnds, now))
