import { Clock, Effect } from "effect"
import type { AuditEvent, SignInMethod } from "#domain/audit/AuditEvent.ts"
import { AuditLog } from "#domain/audit/AuditLog.ts"
import { callFacts, recordAudit } from "#domain/audit/recordAudit.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import type { User } from "#domain/people/User.ts"
import { type TenantId, inShop } from "#domain/shared/CurrentTenant.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Attempts, type Taken, triesKey } from "#domain/credentials/Attempts.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import { UserAgent } from "#domain/contract/Caller.ts"

/**
 * Writes down a sign-in, and tells the person by mail when they never signed in with such a device before; of their
 * very first one they know.
 */
export const recordSignIn = Effect.fn("recordSignIn")(function* (userId: UserId, method: SignInMethod) {
  const user = yield* (yield* Users).get(userId)
  if (user === undefined) return
  const { device, network } = yield* callFacts
  const known = yield* (yield* AuditLog).devices(userId, device)
  yield* recordAudit(user, { kind: "signedIn", method })
  if (known.anySignIn && !known.thisDevice)
    yield* (yield* Outbox).put({
      kind: "newDevice",
      userId,
      device: [device, network].filter((part) => part !== "").join(" · ")
    })
})

/** Writes down a sign-in that is refused. The refusal must keep what was done before it, or this is written apart. */
export const recordRefusal = (
  user: User,
  shop: TenantId,
  method: SignInMethod,
  refused: NonNullable<AuditEvent["refused"]>
) => recordAudit(user, { kind: "signInRefused", method, refused }).pipe(inShop(shop))

/** One mail for all that happens in a day: who tries for days must not fill a mailbox. */
const episode = { tries: 1, within: 24 * 3_600_000 }

/**
 * Tells a person by mail, once a day at most, that strangers try their password, or know it and try the second step;
 * and writes that down.
 */
export const warnOfTries = Effect.fn("warnOfTries")(function* (
  user: User,
  shop: TenantId,
  kind: "manyTries" | "manyCodes",
  { since, tries }: Taken
) {
  const attempts = yield* Attempts
  const key = yield* triesKey(kind, "told", user.id)
  if ((yield* attempts.take(key, episode, yield* Clock.currentTimeMillis)).freeAt !== undefined) return
  const device = deviceName(yield* UserAgent) ?? ""
  const { apart } = yield* Transaction
  yield* apart(
    Effect.andThen(
      Outbox.use((outbox) => outbox.put({ kind, userId: user.id, device, tries, since })),
      recordAudit(user, { kind })
    )
  ).pipe(
    inShop(shop),
    Effect.onError(() => attempts.forget(key))
  )
})
