import { Clock, Context, Effect } from "effect"
import { Caller } from "#domain/contract/Caller.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Attempts, networkOf, countAttempt, attemptKey } from "#domain/credentials/Attempts.ts"
import { deviceFingerprint, knownDeviceOf } from "#domain/credentials/KnownDevices.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import type { User } from "#domain/people/User.ts"
import { UnconfiguredServices } from "#domain/service-state/ServiceState.ts"
import { CurrentTenant, type TenantId, withTenant } from "#domain/shared/CurrentTenant.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { EmailUnknown, NoMailService } from "./resetFailures.ts"

/**
 * Sends a reset link to everyone with this email address: in every shop if requested on the base domain, or only in the
 * shop whose domain was used. Users in two shops get one email per shop. Takes the same time whether or not the address
 * is known (P7).
 */
export const requestReset = Effect.fn("requestReset")(function* ({ email }: { readonly email: string }) {
  if ((yield* UnconfiguredServices).includes("email")) return yield* new NoMailService()
  const { revealsUnknown, minResponseTime } = yield* ForgotPassword
  const [known] = yield* Effect.all([sendLinks(email), Effect.sleep(minResponseTime)], { concurrency: 2 })
  if (known === 0 && revealsUnknown) return yield* new EmailUnknown()
  return {}
})

/** Returns how many users have the address, and sends each a link unless the rate limit is exceeded. */
const sendLinks = Effect.fnUntraced(function* (email: string) {
  const early = (yield* deviceFingerprint) === undefined ? undefined : yield* shopsHere(email)
  const sends = yield* limitResets(email, early && (yield* knownDeviceIn(early, email)))
  const known = yield* Effect.forEach(early ?? (yield* shopsHere(email)), (id) =>
    sendLinksIn(email, sends).pipe(withTenant(id))
  )
  return known.reduce((sum, count) => sum + count, 0)
})

const knownDeviceIn = Effect.fnUntraced(function* (shops: ReadonlyArray<TenantId>, email: string) {
  const { runInNew } = yield* Transaction
  for (const shop of shops) {
    for (const { id } of yield* runInNew(SignInEmails.use((emails) => emails.usersWithEmail(email))).pipe(
      withTenant(shop)
    )) {
      const device = yield* knownDeviceOf(id, shop)
      if (device !== undefined) return device
    }
  }
  return undefined
})

const shopsHere = Effect.fnUntraced(function* (email: string) {
  const here = yield* CurrentTenant
  const isBase = (yield* (yield* Tenants).get(here.id))?.tenantUniqueId === rootTenantUniqueId
  const everywhere: ReadonlyArray<TenantId> = yield* (yield* SignInEmails).shopsOf(email)
  return everywhere.filter((id) => isBase || id === here.id)
})

/** Runs in a separate transaction, so that nothing is held while the response is delayed. */
const sendLinksIn = Effect.fnUntraced(function* (email: string, sends: boolean) {
  const { runInNew } = yield* Transaction
  return yield* runInNew(
    Effect.gen(function* () {
      const people = yield* (yield* SignInEmails).usersWithEmail(email)
      if (sends)
        yield* Effect.forEach(people, ({ id }) =>
          Outbox.use((outbox) => outbox.enqueue({ kind: "resetLink", userId: id }))
        )
      return people.length
    })
  )
})

const minute = 60_000
const five = { tries: 5, within: 60 * minute }

/**
 * Rate limits for requesting reset links: from a known device, by strangers per network address, and per email address
 * and network.
 */
export const resetLimits = { own: five, address: five, network: five, everywhere: five } as const

/**
 * Once strangers have exceeded the limit for an email address, at most one email is sent every five minutes. The
 * rightful user is never locked out: the link in the latest email is valid for at least five more minutes, no matter
 * who requested it.
 */
const spaced = { tries: 1, within: 5 * minute }

/**
 * Counts a request for a reset link or rejects it, and returns whether an email is sent. `own` is the known device of
 * the email address's owner.
 */
const limitResets = Effect.fn("limitResets")(function* (email: string, own: string | undefined) {
  const key = (whose: string, name: string) => attemptKey("forgotPassword", whose, name)
  if (own !== undefined) {
    yield* countAttempt(yield* key("device", `${email} ${own}`), resetLimits.own)
    return true
  }
  const { address } = yield* Caller
  yield* countAttempt(yield* key("address", address), resetLimits.address)
  yield* countAttempt(yield* key("network", `${email.trim()} ${networkOf(address)}`), resetLimits.network)
  const { count } = yield* Attempts
  const now = yield* Clock.currentTimeMillis
  if ((yield* count(yield* key("everywhere", email), resetLimits.everywhere, now)).freeAt === undefined) return true
  return (yield* count(yield* key("spaced", email), spaced, now)).freeAt === undefined
})

/** How the server responds to password reset requests (X2, P7). */
export const ForgotPassword = Context.Reference<{
  /**
   * Whether an unknown email address is reported as such, as in spec §8; otherwise the response always says that a link
   * was sent.
   */
  readonly revealsUnknown: boolean
  /** Minimum response time in milliseconds for known and unknown addresses, which prevents timing attacks. */
  readonly minResponseTime: number
}>("domain/password-reset/ForgotPassword", { defaultValue: () => ({ revealsUnknown: true, minResponseTime: 0 }) })

/**
 * Looks up users by email address. Several users, in the same shop or different ones, may share an address; case is
 * ignored.
 */
export class SignInEmails extends Context.Service<
  SignInEmails,
  {
    /** Returns the shops that have a user with this address, across all tenants. */
    readonly shopsOf: (email: string) => Effect.Effect<ReadonlyArray<TenantId>>
    /** Returns the shop's users with this address who may sign in, sorted by user name. */
    readonly usersWithEmail: (email: string) => Effect.Effect<ReadonlyArray<User>, never, CurrentTenant>
  }
>()("domain/password-reset/SignInEmails") {}
