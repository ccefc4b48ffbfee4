import { Effect } from "effect"
import { Users } from "#domain/people/Users.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { demoPassword, demoStaff, rootStaff, secondShopStaff } from "./people.ts"

/**
 * Returns the first user in this database whose password is published in the source: demo shops that were created on
 * localhost and moved to a public URL.
 */
export const publicPassword = Effect.gen(function* () {
  const users = yield* Users
  const passwords = yield* Passwords
  for (const { userName } of [...rootStaff, ...demoStaff, ...secondShopStaff]) {
    const shop = yield* users.shopOf(userName)
    if (shop === undefined) continue
    const known = yield* users.credentials(userName).pipe(Effect.provideService(CurrentTenant, { id: shop }))
    if (known?.user.active && (yield* passwords.matches(demoPassword, known.passwordHash))) return userName
  }
  return undefined
})
