import { Clock, Effect, Schema } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { UserId } from "#domain/people/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { Addresses } from "./Addresses.ts"
import { limitTries } from "./limitTries.ts"
import { Passwords } from "./Passwords.ts"
import { Secrets } from "./Secrets.ts"
import { lasts } from "./Session.ts"
import { Sessions } from "./Sessions.ts"

/** Spec §8 'Login failed': the same for an unknown name, a wrong password, a closed account and another shop's door. */
export class LoginFailed extends Schema.TaggedError<LoginFailed>()("LoginFailed", {}, { httpApiStatus: 422 }) {}

/** Checks name and password, and gives a key that signs in once on the person's own shop (spec §4 Session). */
export const signIn = Effect.fn("signIn")(function*({ userName, password }: { readonly userName: string; readonly password: string }) {
  // Neither can have spaces (spec §5): those around them came with a paste or from a phone's keyboard.
  const typed = { userName: userName.trim(), password: password.trim() }
  const { wasRight } = yield* limitTries("signIn", typed.userName)
  const shop = yield* (yield* Users).shopOf(typed.userName)
  const known = shop && (yield* credentialsIn(shop, typed.userName))
  const matches = yield* (yield* Passwords).matches(typed.password, known?.passwordHash)
  const tenant = shop && (yield* (yield* Tenants).get(shop))
  if (!matches || !known?.user.active || !tenant || !(yield* mayBeUsedHere(tenant.id))) return yield* new LoginFailed()

  yield* wasRight
  if ((yield* Passwords).isWeak(known.passwordHash)) yield* hashAnew(known.user.id, typed.password).pipe(inShop(tenant.id))
  const secrets = yield* Secrets
  const key = yield* secrets.next
  const expires = (yield* Clock.currentTimeMillis) + lasts.handOffKey
  yield* (yield* Sessions).keepKey({ fingerprint: secrets.fingerprint(key), userId: known.user.id, expires }).pipe(inShop(tenant.id))
  return { success: true as const, key, redirectUrl: `${(yield* Addresses).ofShop(tenant.prefix)}/auth-transition` }
})

const inShop = (id: TenantId) => Effect.provideService(CurrentTenant, { id })

/** Read apart: weighing a password is slow, and no connection waits for it. */
const credentialsIn = Effect.fnUntraced(function*(shop: TenantId, userName: string) {
  const { apart } = yield* Transaction
  return yield* apart(Users.use((users) => users.credentials(userName))).pipe(inShop(shop))
})

/** The one moment at which a hash of lesser effort can be made better (trust.md P1). */
const hashAnew = Effect.fnUntraced(function*(id: UserId, password: string) {
  const hash = yield* (yield* Passwords).hash(password)
  const users = yield* Users
  const user = yield* users.get(id)
  if (user !== undefined) yield* users.save(user, hash)
})

/** The base domain signs in to every shop; a shop's own door only to that shop. */
const mayBeUsedHere = Effect.fnUntraced(function*(shop: TenantId) {
  const here = yield* CurrentTenant
  if (here.id === shop) return true
  return (yield* (yield* Tenants).get(here.id))?.tenantUniqueId === rootTenantUniqueId
})
