import { Clock, Context, Effect } from "effect"
import { Caller } from "#domain/contract/Caller.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Attempts, networkOf, takeTry, triesKey } from "#domain/credentials/Attempts.ts"
import { deviceFingerprint, knownDeviceOf } from "#domain/credentials/KnownDevices.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import type { User } from "#domain/people/User.ts"
import { NotSetUp } from "#domain/service-state/ServiceState.ts"
import { CurrentTenant, type TenantId, inShop } from "#domain/shared/CurrentTenant.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { EmailUnknown, NoMailService } from "./resetFailures.ts"

/**
 * Sends a reset link to everybody who has this address: on the base domain in every shop, at a shop's own door in that
 * shop. Who works for two shops gets two mails, each for its own shop. Known or not, it takes as long (P7).
 */
export const requestReset = Effect.fn("requestReset")(function* ({ email }: { readonly email: string }) {
  if ((yield* NotSetUp).includes("email")) return yield* new NoMailService()
  const { tellsUnknown, answersAfter } = yield* ForgotPassword
  const [known] = yield* Effect.all([sendLinks(email), Effect.sleep(answersAfter)], { concurrency: 2 })
  if (known === 0 && tellsUnknown) return yield* new EmailUnknown()
  return {}
})

/** How many people have the address, each of whom gets a link unless they got enough of them. */
const sendLinks = Effect.fnUntraced(function* (email: string) {
  const early = (yield* deviceFingerprint) === undefined ? undefined : yield* shopsHere(email)
  const sends = yield* limitResets(email, early && (yield* knownDeviceIn(early, email)))
  const known = yield* Effect.forEach(early ?? (yield* shopsHere(email)), (id) =>
    sendLinksIn(email, sends).pipe(inShop(id))
  )
  return known.reduce((sum, count) => sum + count, 0)
})

const knownDeviceIn = Effect.fnUntraced(function* (shops: ReadonlyArray<TenantId>, email: string) {
  const { apart } = yield* Transaction
  for (const shop of shops) {
    for (const { id } of yield* apart(SignInEmails.use((emails) => emails.peopleWith(email))).pipe(inShop(shop))) {
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

/** Kept apart, so that the answer waits with nothing held. */
const sendLinksIn = Effect.fnUntraced(function* (email: string, sends: boolean) {
  const { apart } = yield* Transaction
  return yield* apart(
    Effect.gen(function* () {
      const people = yield* (yield* SignInEmails).peopleWith(email)
      if (sends)
        yield* Effect.forEach(people, ({ id }) => Outbox.use((outbox) => outbox.put({ kind: "resetLink", userId: id })))
      return people.length
    })
  )
})

const minute = 60_000
const five = { tries: 5, within: 60 * minute }

/**
 * How often a reset link may be asked for: from a known device, by strangers from one address, and of one e-mail
 * address from one network.
 */
export const resetLimits = { own: five, address: five, network: five, everywhere: five } as const

/**
 * Once strangers have asked so often for an e-mail address, a mail goes every five minutes at most. Nobody is refused
 * for what others did: the link of the latest mail still works for five minutes, whoever asked for it.
 */
const spaced = { tries: 1, within: 5 * minute }

/**
 * Counts a wish for a reset link, or refuses it; answers whether a mail goes out. `own`: the known device of whoever
 * has the e-mail address.
 */
const limitResets = Effect.fn("limitResets")(function* (email: string, own: string | undefined) {
  const key = (whose: string, name: string) => triesKey("forgotPassword", whose, name)
  if (own !== undefined) {
    yield* takeTry(yield* key("device", `${email} ${own}`), resetLimits.own)
    return true
  }
  const { address } = yield* Caller
  yield* takeTry(yield* key("address", address), resetLimits.address)
  yield* takeTry(yield* key("network", `${email.trim()} ${networkOf(address)}`), resetLimits.network)
  const { take } = yield* Attempts
  const now = yield* Clock.currentTimeMillis
  if ((yield* take(yield* key("everywhere", email), resetLimits.everywhere, now)).freeAt === undefined) return true
  return (yield* take(yield* key("spaced", email), spaced, now)).freeAt === undefined
})

/** How the server answers who forgot a password (X2, P7). */
export const ForgotPassword = Context.Reference<{
  /** An e-mail address that nobody has is told so, as spec §8 has it; else everybody hears that a link was sent. */
  readonly tellsUnknown: boolean
  /** Milliseconds after which the answer comes, known or unknown, so that time tells nothing. */
  readonly answersAfter: number
}>("domain/password-reset/ForgotPassword", { defaultValue: () => ({ tellsUnknown: true, answersAfter: 0 }) })

/** Whose e-mail address is whose. Several people, of several shops or of one, may share one; case does not matter. */
export class SignInEmails extends Context.Service<
  SignInEmails,
  {
    /** In which shops somebody has this address; no tenant bounds the question. */
    readonly shopsOf: (email: string) => Effect.Effect<ReadonlyArray<TenantId>>
    /** The people of the shop who have it and may sign in, by user name. */
    readonly peopleWith: (email: string) => Effect.Effect<ReadonlyArray<User>, never, CurrentTenant>
  }
>()("domain/password-reset/SignInEmails") {}
