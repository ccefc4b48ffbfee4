import { jobAccessLevel } from "#domain/jobs/jobVisibility.ts"
import { access, paymentAccess } from "#domain/access/accessTable.ts"
import { hasAccess, canEditTax } from "#domain/access/hasAccess.ts"
import { useUser } from "#web/access/useUser.ts"

/** What the current user may see and do on jobs. */
export const usePermissions = () => {
  const user = useUser()
  return {
    /** Users who only install see no prices (trade 8.11). */
    canViewPrices: jobAccessLevel(user) !== "work",
    /** Costs, and so margins, are visible only to those who buy and sell. */
    canViewCosts: jobAccessLevel(user) === "all",
    /** Tax follows rules; only bookkeepers may change it by hand. */
    canEditTax: canEditTax(user),
    /** May take and refund payments, by card or otherwise. */
    canTakePayments: hasAccess(paymentAccess, user),
    seesCustomers: hasAccess(access["/customers"], user),
    seesProfiles: hasAccess(access["/pricing-profile"], user)
  }
}
