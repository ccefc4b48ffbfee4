import { Effect } from "effect"
import { checkOwnPassword } from "#domain/account/changePassword.ts"
import { currentUserRecord } from "#domain/account/profileOf.ts"
import type { AuditKind } from "#domain/audit/AuditEvent.ts"
import { recordAudit } from "#domain/audit/recordAudit.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import type { User } from "#domain/people/User.ts"
import { generateRecoveryCodes } from "./recoveryCodes.ts"
import { SecondSteps, methodsOf, secondStepOf } from "#domain/credentials/SecondSteps.ts"
import { LastSecondStep, NoSecondStep } from "./secondStepFailures.ts"

/**
 * Returns the current user after they re-entered their password, so that an unattended session cannot be used to change
 * sign-in settings.
 */
export const reauthenticate = Effect.fnUntraced(function* (currentPassword: string) {
  const user = yield* currentUserRecord
  yield* checkOwnPassword(user, currentPassword)
  return user
})

/**
 * Call after adding a second step: records it and notifies the user by email. For the first one, returns new recovery
 * codes, which are shown only once.
 */
export const onFactorAdded = Effect.fnUntraced(function* (user: User, kind: "passkeyAdded" | "authenticatorAdded") {
  yield* notifyOfChange(user, kind)
  if ((yield* (yield* SecondSteps).recoveryCodesLeft(user.id)) > 0) return []
  return yield* generateRecoveryCodes(user.id)
})

/**
 * Removes a second step, unless it is the last one and the shop requires one. Removing the last one also deletes the
 * recovery codes.
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
  yield* notifyOfChange(user, kind)
})

/** Replaces the current user's recovery codes. */
export const renewRecoveryCodes = Effect.fn("renewRecoveryCodes")(function* ({
  currentPassword
}: {
  readonly currentPassword: string
}) {
  const user = yield* reauthenticate(currentPassword)
  if (methodsOf(yield* secondStepOf(user.id)).length === 0) return yield* new NoSecondStep()
  yield* notifyOfChange(user, "recoveryCodesMade")
  return { recoveryCodes: yield* generateRecoveryCodes(user.id) }
})

const notifyOfChange = Effect.fnUntraced(function* (user: User, kind: AuditKind) {
  yield* recordAudit(user, { kind })
  yield* (yield* Outbox).enqueue({ kind: "secondStepChanged", userId: user.id })
})
