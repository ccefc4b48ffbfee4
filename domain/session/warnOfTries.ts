import { Clock, Effect } from "effect"
import { recordAudit } from "#domain/audit/recordAudit.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import type { User } from "#domain/people/User.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { Attempts, type Taken } from "#domain/credentials/Attempts.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import { inShop } from "#domain/shared/inShop.ts"
import { triesKey } from "#domain/credentials/limitTries.ts"
import { UserAgent } from "#domain/contract/UserAgent.ts"

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
