import { Effect, Schema } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { UserId } from "#domain/people/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { beginSecondStep } from "#domain/second-step/beginSecondStep.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { handOff, inShop, mayBeUsedHere } from "./handOff.ts"
import { limitTries } from "./limitTries.ts"
import { Passwords } from "./Passwords.ts"
import { recordRefusal } from "./recordRefusal.ts"

/** Spec §8 'Login failed': the same for an unknown name, a wrong password, a closed account and another shop's door. */
export class LoginFailed extends Schema.TaggedError<LoginFailed>()("LoginFailed", {}, { httpApiStatus: 422 }) {}

/** Checks name and password, and gives a key that signs in once on the person's own shop (spec §4 Session), or asks for the second step. */
export const signIn = Effect.fn("signIn")(function*({ userName, password }: { readonly userName: string; readonly password: string }) {
  // Neither can have spaces (spec §5): those around them came with a paste or from a phone's keyboard.
  const typed = { userName: userName.trim(), password: password.trim() }
  const { wasRight } = yield* limitTries("signIn", typed.userName)
  const shop = yield* (yield* Users).shopOf(typed.userName)
  const known = shop && (yield* credentialsIn(shop, typed.userName))
  const matches = yield* (yield* Passwords).matches(typed.password, known?.passwordHash)
  const tenant = shop && (yield* (yield* Tenants).get(shop))
  if (known && tenant && !matches) yield* (yield* Transaction).apart(recordRefusal(known.user, tenant.id, "password", "wrongPassword"))
  if (!matches || !known?.user.active || !tenant || !(yield* mayBeUsedHere(tenant.id))) return yield* new LoginFailed()

  yield* wasRight
  if ((yield* Passwords).isWeak(known.passwordHash)) yield* hashAnew(known.user.id, typed.password).pipe(inShop(tenant.id))
  yield* beginSecondStep(known.user.id, tenant.id)
  return yield* handOff(known.user.id, tenant, "password")
})

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
