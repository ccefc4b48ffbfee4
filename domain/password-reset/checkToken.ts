import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Users } from "#domain/people/Users.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"
import { TokenExpired, TokenInvalid, TokenTooOld } from "./resetFailures.ts"

const minute = 60_000

/** Spec §9: a link works for 10 minutes; one older than 3 days is told so (X6). In milliseconds. */
export const linkLasts = { works: 10 * minute, old: 3 * 24 * 60 * minute } as const

/** Whose link this is, if it still works; holds nothing of the database afterwards. */
export const checkToken = Effect.fn("checkToken")(function* ({
  email,
  token
}: {
  readonly email: string
  readonly token: string
}) {
  const { apart } = yield* Transaction
  const fingerprint = (yield* Secrets).fingerprint(token)
  const found = yield* apart(
    Effect.gen(function* () {
      const reset = yield* (yield* PasswordResets).find(fingerprint)
      const user = reset && (yield* (yield* Users).get(reset.userId))
      return reset && user && { reset, user }
    })
  )
  if (!found?.user.active || key(found.user.emailAddress) !== key(email)) return yield* new TokenInvalid()
  const age = (yield* Clock.currentTimeMillis) - found.reset.sentAt
  if (age > linkLasts.old) return yield* new TokenTooOld()
  if (age > linkLasts.works) return yield* new TokenExpired()
  return { fingerprint, user: found.user }
})

const key = (email: string) => email.trim().toLowerCase()
