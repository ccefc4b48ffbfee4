import { access } from "#domain/people/access.ts"
import { isInstallerOnly, mayEnter } from "#domain/people/mayEnter.ts"
import { useUser } from "#web/session/useUser.ts"

/** What the person may see of jobs beside the jobs themselves. */
export const useRights = () => {
  const user = useUser()
  return {
    /** Someone who only installs sees no prices (trade.md 8.11). */
    seesPrices: !isInstallerOnly(user),
    seesCustomers: mayEnter(access["/customers"], user),
    seesProfiles: mayEnter(access["/pricing-profile"], user)
  }
}
