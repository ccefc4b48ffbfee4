import { Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { NotSetUp } from "#domain/service-state/NotSetUp.ts"
import { CurrentTenant, type TenantId, inShop } from "#domain/shared/CurrentTenant.ts"
import { deviceFingerprint, knownDeviceOf } from "#domain/credentials/KnownDevices.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { ForgotPassword } from "./ForgotPassword.ts"
import { limitResets } from "./limitResets.ts"
import { SignInEmails } from "./SignInEmails.ts"
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
