import { Clock, Effect } from "effect"
import type { AuditEvent, SignInMethod } from "#domain/audit/AuditEvent.ts"
import { AuditLog } from "#domain/audit/AuditLog.ts"
import { requestOrigin, recordAudit } from "#domain/audit/recordAudit.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import type { User } from "#domain/people/User.ts"
import { type TenantId, withTenant } from "#domain/shared/CurrentTenant.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Attempts, type AttemptCount, attemptKey } from "#domain/credentials/Attempts.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import { UserAgent } from "#domain/contract/Caller.ts"

/**
 * Records a sign-in, and notifies the user by email if they never used such a device before. Does not notify about the
 * very first sign-in.
 */
export const recordSignIn = Effect.fn("recordSignIn")(function* (userId: UserId, method: SignInMethod) {
  const user = yield* (yield* Users).get(userId)
  if (user === undefined) return
  const { device, network } = yield* requestOrigin
  const known = yield* (yield* AuditLog).devices(userId, device)
  yield* recordAudit(user, { kind: "signedIn", method })
  if (known.anySignIn && !known.thisDevice)
    yield* (yield* Outbox).enqueue({
      kind: "newDevice",
      userId,
      device: [device, network].filter((part) => part !== "").join(" · ")
    })
})

/** Records a refused sign-in. The refusal must commit its transaction, or this must run in a separate one. */
export const recordRefusedSignIn = (
  user: User,
  shop: TenantId,
  method: SignInMethod,
  refused: NonNullable<AuditEvent["refused"]>
) => recordAudit(user, { kind: "signInRefused", method, refused }).pipe(withTenant(shop))

/** At most one email per day, so that a persistent attacker cannot fill the mailbox. */
const episode = { tries: 1, within: 24 * 3_600_000 }

/**
 * Warns a user by email, at most once a day, that strangers are trying their password, or know it and are trying the
 * second step. Also records it.
 */
export const warnOfFailedAttempts = Effect.fn("warnOfFailedAttempts")(function* (
  user: User,
  shop: TenantId,
  kind: "manyTries" | "manyCodes",
  { since, tries }: AttemptCount
) {
  const attempts = yield* Attempts
  const key = yield* attemptKey(kind, "told", user.id)
  if ((yield* attempts.count(key, episode, yield* Clock.currentTimeMillis)).freeAt !== undefined) return
  const device = deviceName(yield* UserAgent) ?? ""
  const { runInNew } = yield* Transaction
  yield* runInNew(
    Effect.andThen(
      Outbox.use((outbox) => outbox.enqueue({ kind, userId: user.id, device, tries, since })),
      recordAudit(user, { kind })
    )
  ).pipe(
    withTenant(shop),
    Effect.onError(() => attempts.reset(key))
  )
})
