import { Clock, Effect } from "effect"
import type { User } from "#domain/people/User.ts"
import { Addresses } from "#domain/tenants/Addresses.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"

/**
 * Makes a link that sets a person's password once, for 10 minutes from now. Its host comes from configuration, never
 * from a request (P6); the token is known to nobody but the reader of the mail (P5).
 */
export const newResetLink = Effect.fn("newResetLink")(function* (
  user: Pick<User, "id" | "emailAddress">,
  prefix: string
) {
  const { next, fingerprint } = yield* Secrets
  const token = yield* next
  yield* (yield* PasswordResets).keep({
    fingerprint: fingerprint(token),
    userId: user.id,
    sentAt: yield* Clock.currentTimeMillis
  })
  const host = (yield* Addresses).ofShop(prefix)
  return `${host}/reset-password?token=${encodeURIComponent(token)}&email=${encodeURIComponent(user.emailAddress)}`
})
