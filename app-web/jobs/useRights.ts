import { sightOf } from "#domain/jobs/seenBy.ts"
import { access, till } from "#domain/access/accessTable.ts"
import { mayEnter, mayWriteTax } from "#domain/access/mayEnter.ts"
import { useUser } from "#web/access/useUser.ts"

/** What the current user may see and do on jobs. */
export const useRights = () => {
  const user = useUser()
  return {
    /** Users who only install see no prices (trade 8.11). */
    seesPrices: sightOf(user) !== "work",
    /** Costs, and so margins, are visible only to those who buy and sell. */
    seesCost: sightOf(user) === "all",
    /** Tax follows rules; only bookkeepers may change it by hand. */
    writesTax: mayWriteTax(user),
    /** May take and refund payments, by card or otherwise. */
    takesMoney: mayEnter(till, user),
    seesCustomers: mayEnter(access["/customers"], user),
    seesProfiles: mayEnter(access["/pricing-profile"], user)
  }
}
