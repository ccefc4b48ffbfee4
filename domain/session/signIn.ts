import { Effect } from "effect"
import { AfterResponse } from "#domain/contract/AfterResponse.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { beginSecondStep } from "#domain/credentials/beginSecondStep.ts"
import { CurrentTenant, withTenant } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { handOff, canSignInHere } from "./handOff.ts"
import { deviceFingerprint, knownDeviceOf, asKnownDevice } from "#domain/credentials/KnownDevices.ts"
import { limitSignIn, type AllowedAttempt } from "#domain/credentials/limitSignIn.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { recordRefusedSignIn, warnOfFailedAttempts } from "./recordSignIn.ts"
import { LoginFailed } from "./signInFailures.ts"

/**
 * Checks user name and password, and returns a key for signing in once on the user's own shop (spec §4 Session), or
 * requests the second step. To avoid timing leaks, an unknown name causes the same database queries, and refusals are
 * recorded after the response (P7).
 */
export const signIn = Effect.fn("signIn")(function* ({
  userName,
  password
}: {
  readonly userName: string
  readonly password: string
}) {
  // Neither may contain spaces (spec §5), so surrounding ones come from pasting or a phone's keyboard.
  const typed = { userName: userName.trim(), password: password.trim() }
  const early = (yield* deviceFingerprint) === undefined ? undefined : yield* lookUp(typed.userName)
  const device = early && (yield* knownDeviceOf(early.known?.user.id, early.shop))
  const tried = yield* limitSignIn("signIn", typed.userName, device)
  const { known, tenant } = early ?? (yield* lookUp(typed.userName))
  const matches = yield* (yield* Passwords).matches(typed.password, known?.passwordHash).pipe(asKnownDevice(device))
  if (known && tenant && !matches) yield* (yield* AfterResponse)(recordFailedAttempt(known.user, tenant, tried))
  if (!matches || !known?.user.active || !tenant || !(yield* canSignInHere(tenant.id))) return yield* new LoginFailed()

  yield* tried.wasRight
  if ((yield* Passwords).isWeak(known.passwordHash))
    yield* rehashPassword(known.user.id, typed.password).pipe(withTenant(tenant.id), asKnownDevice(device))
  yield* beginSecondStep(known.user.id, tenant.id)
  return yield* handOff(known.user.id, tenant, "password")
})

/**
 * Looks up a user name and its shop; for an unknown name, queries the current shop. Runs in a separate transaction,
 * because hashing a password is slow and must not hold a connection.
 */
const lookUp = Effect.fnUntraced(function* (userName: string) {
  const { runInNew } = yield* Transaction
  const shop = (yield* (yield* Users).shopOf(userName)) ?? (yield* CurrentTenant).id
  const known = yield* runInNew(Users.use((users) => users.credentials(userName))).pipe(withTenant(shop))
  return { shop, known, tenant: yield* (yield* Tenants).get(shop) }
})

const recordFailedAttempt = Effect.fnUntraced(function* (
  user: User,
  { id }: Pick<Tenant, "id">,
  { alarming }: AllowedAttempt
) {
  yield* (yield* Transaction).runInNew(recordRefusedSignIn(user, id, "password", "wrongPassword")).pipe(withTenant(id))
  if (alarming !== undefined) yield* warnOfFailedAttempts(user, id, "manyTries", alarming)
})

/** Rehashes the password with the current parameters; it is only available now (P1). */
const rehashPassword = Effect.fnUntraced(function* (id: UserId, password: string) {
  const hash = yield* (yield* Passwords).hash(password)
  const users = yield* Users
  const user = yield* users.get(id)
  if (user !== undefined) yield* users.save(user, hash)
})
