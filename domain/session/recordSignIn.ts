import { Effect } from "effect"
import type { SignInMethod } from "#domain/audit/AuditEvent.ts"
import { AuditLog } from "#domain/audit/AuditLog.ts"
import { callFacts, recordAudit } from "#domain/audit/recordAudit.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"

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
