import { Clock, Effect, Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { TenantId, withTenant } from "#domain/shared/CurrentTenant.ts"
import { Secrets } from "./Secrets.ts"
import { UserAgent } from "#domain/contract/Caller.ts"
import { field } from "#domain/shared/field.ts"
import { SecondStepMethod, SecondSteps, methodsOf, secondStepOf } from "./SecondSteps.ts"

/** Time allowed between the two steps of a sign-in, in milliseconds. */
export const secondStepLifetime = 5 * 60_000

/**
 * The password was correct. The sign-in must be completed with one of these methods and this token within five minutes;
 * the token has no other use.
 */
export class SecondStepNeeded extends Schema.TaggedError<SecondStepNeeded>()(
  "SecondStepNeeded",
  {
    token: field(Schema.String, "Token to continue the sign-in with.", "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"),
    methods: field(Schema.Array(SecondStepMethod), "Second-step methods available to the user.")
  },
  { httpApiStatus: 401, commitsTransaction: true }
) {}

/**
 * The pending sign-in is no longer valid: it expired, was completed, failed too often, or was started in another
 * browser.
 */
export class SecondStepOver extends Schema.TaggedError<SecondStepOver>()(
  "SecondStepOver",
  {},
  { httpApiStatus: 401 }
) {}

/** Rejects with `SecondStepNeeded` if the user has a second step; otherwise the sign-in continues. */
export const beginSecondStep = Effect.fn("beginSecondStep")(function* (userId: UserId, shop: TenantId) {
  const methods = methodsOf(yield* secondStepOf(userId).pipe(withTenant(shop)))
  if (methods.length === 0) return
  const secrets = yield* Secrets
  const now = yield* Clock.currentTimeMillis
  const secret = yield* secrets.next
  yield* (yield* SecondSteps)
    .addPendingSignIn(
      {
        fingerprint: secrets.fingerprint(secret),
        userId,
        browser: yield* thisBrowser,
        expires: now + secondStepLifetime
      },
      now
    )
    .pipe(withTenant(shop))
  return yield* new SecondStepNeeded({ token: `${shop}.${secret}`, methods })
})

/** Returns the pending sign-in of a token, if it was started in this browser. */
export const findPending = Effect.fnUntraced(function* (token: string) {
  const [shop = "", secret = ""] = token.split(".")
  if (!isTenantId(shop) || secret === "") return yield* new SecondStepOver()
  const fingerprint = (yield* Secrets).fingerprint(secret)
  const pending = yield* (yield* SecondSteps).findPendingSignIn(fingerprint).pipe(withTenant(shop))
  if (
    pending === undefined ||
    pending.expires < (yield* Clock.currentTimeMillis) ||
    pending.browser !== (yield* thisBrowser)
  )
    return yield* new SecondStepOver()
  return { ...pending, shop }
})

const isTenantId = Schema.is(TenantId)

const thisBrowser = Effect.gen(function* () {
  return (yield* Secrets).fingerprint(yield* UserAgent)
})
