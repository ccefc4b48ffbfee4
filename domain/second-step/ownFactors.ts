import { Effect } from "effect"
import { checkOwnPassword } from "#domain/account/changePassword.ts"
import { ownUser } from "#domain/account/profileOf.ts"
import type { AuditKind } from "#domain/audit/AuditEvent.ts"
import { recordAudit } from "#domain/audit/recordAudit.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import type { User } from "#domain/people/User.ts"
import { makeRecoveryCodes } from "./recoveryCodes.ts"
import { SecondSteps, methodsOf, secondStepOf } from "#domain/credentials/SecondSteps.ts"
import { LastSecondStep, NoSecondStep } from "./secondStepFailures.ts"

/**
 * The person who asks, after they typed their password anew: a session left open must not change how its owner signs
 * in.
 */
export const ownUserAnew = Effect.fnUntraced(function* (currentPassword: string) {
  const user = yield* ownUser
  yield* checkOwnPassword(user, currentPassword)
  return user
})

/**
 * After a way to sign in was added: written down, told by mail; with the first one come recovery codes, which are shown
 * now and never again.
 */
export const factorAdded = Effect.fnUntraced(function* (user: User, kind: "passkeyAdded" | "authenticatorAdded") {
  yield* tellOfChange(user, kind)
  if ((yield* (yield* SecondSteps).recoveryCodesLeft(user.id)) > 0) return []
  return yield* makeRecoveryCodes(user.id)
})

/**
 * Takes away one way to sign in, unless it is the last and the shop requires one; with the last way its recovery codes
 * go.
 */
export const removeFactor = Effect.fnUntraced(function* <R>(
  user: User,
  kind: "passkeyRemoved" | "authenticatorRemoved",
  remove: Effect.Effect<void, never, R>
) {
  const before = yield* secondStepOf(user.id)
  const left =
    kind === "passkeyRemoved"
      ? { ...before, passkeys: before.passkeys.slice(1) }
      : { ...before, hasAuthenticator: false }
  const isLast = methodsOf(left).length === 0
  if (isLast && before.isRequired) return yield* new LastSecondStep()
  yield* isLast ? (yield* SecondSteps).removeAllOf(user.id) : remove
  yield* tellOfChange(user, kind)
})

/** New recovery codes in the place of those that were left. */
export const renewRecoveryCodes = Effect.fn("renewRecoveryCodes")(function* ({
  currentPassword
}: {
  readonly currentPassword: string
}) {
  const user = yield* ownUserAnew(currentPassword)
  if (methodsOf(yield* secondStepOf(user.id)).length === 0) return yield* new NoSecondStep()
  yield* tellOfChange(user, "recoveryCodesMade")
  return { recoveryCodes: yield* makeRecoveryCodes(user.id) }
})

const tellOfChange = Effect.fnUntraced(function* (user: User, kind: AuditKind) {
  yield* recordAudit(user, { kind })
  yield* (yield* Outbox).put({ kind: "secondStepChanged", userId: user.id })
})
