import { sightOf } from "#domain/jobs/seenBy.ts"
import { access, till } from "#domain/access/accessTable.ts"
import { mayEnter, mayWriteTax } from "#domain/access/mayEnter.ts"
import { useUser } from "#web/access/useUser.ts"

/** What the person may see of jobs beside the jobs themselves. */
export const useRights = () => {
  const user = useUser()
  return {
    /** Someone who only installs sees no prices (trade 8.11). */
    seesPrices: sightOf(user) !== "work",
    /** What the shop pays, and so its margin, is for those who buy and sell. */
    seesCost: sightOf(user) === "all",
    /** What is taxed follows rules; only those who keep the books switch it by hand. */
    writesTax: mayWriteTax(user),
    /** Takes payments and gives them back, by card or otherwise. */
    takesMoney: mayEnter(till, user),
    seesCustomers: mayEnter(access["/customers"], user),
    seesProfiles: mayEnter(access["/pricing-profile"], user)
  }
}
