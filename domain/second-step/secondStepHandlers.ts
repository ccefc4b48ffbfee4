import { Effect } from "effect"
import { type UserId, requireUser } from "#domain/access/CurrentUser.ts"
import { currentUserRecord } from "#domain/account/profileOf.ts"
import { recordAudit } from "#domain/audit/recordAudit.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { SecondSteps, secondStepOf } from "#domain/credentials/SecondSteps.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { requireManageableUser } from "#domain/people/guardRoles.ts"
import { NotYourself } from "#domain/people/userFailures.ts"
import { TenantSettings, isSecondStepRequired, secondStepRequired } from "#domain/tenants/TenantSettings.ts"
import { finishSignIn } from "./finishSignIn.ts"
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from "./ownAuthenticator.ts"
import { renewRecoveryCodes } from "./ownFactors.ts"
import { addPasskey, beginPasskeyRegistration, removePasskey, renamePasskey } from "./ownPasskeys.ts"
import { beginPasskeySignIn, passkeySignIn } from "./passkeySignIn.ts"
import {
  deleteUserSecondStep,
  getOwnSecondStep,
  getSecurity,
  getUserSecondStep,
  postOwnAuthenticator,
  postOwnAuthenticatorCode,
  postOwnAuthenticatorRemoval,
  postOwnPasskey,
  postOwnPasskeyChallenge,
  postOwnPasskeyRemoval,
  postOwnRecoveryCodes,
  postPasskeyChallenge,
  postPasskeySignIn,
  postSecondStep,
  putOwnPasskey,
  putSecurity
} from "./secondStepApi.ts"

/**
 * Turns the shop's second-step requirement on or off. Users without a second step must then set one up before anything
 * else.
 */
const requireSecondStep = Effect.fn("requireSecondStep")(function* ({ isRequired }: { readonly isRequired: boolean }) {
  if (isRequired !== (yield* isSecondStepRequired)) {
    yield* (yield* TenantSettings).save({ ...secondStepRequired, value: String(isRequired) })
    yield* recordAudit(yield* currentUserRecord, { kind: isRequired ? "secondStepRequired" : "secondStepOptional" })
  }
  return { isRequired }
})

/**
 * Removes all of another user's passkeys, authenticator app and recovery codes, for example after they lost their
 * phone. They then sign in with the password only, until they set up a second step again; if the shop requires one,
 * immediately. Ends their sessions, notifies them by email and records who did it.
 */
const resetSecondStep = Effect.fn("resetSecondStep")(function* ({ id }: { readonly id: UserId }) {
  const user = yield* requireManageableUser(id)
  const by = yield* requireUser
  if (by.id === id) return yield* new NotYourself()
  yield* (yield* SecondSteps).removeAllOf(id)
  yield* (yield* Sessions).endAllOf(id)
  yield* recordAudit(user, { kind: "secondStepReset", byName: `${by.firstName} ${by.lastName}` })
  yield* (yield* Outbox).enqueue({ kind: "secondStepReset", userId: id })
  return yield* secondStepOf(id)
})

export const secondStepHandlers = [
  handle(postSecondStep, finishSignIn),
  handle(postPasskeyChallenge, beginPasskeySignIn),
  handle(postPasskeySignIn, passkeySignIn),
  handle(getOwnSecondStep, () => Effect.flatMap(requireUser, ({ id }) => secondStepOf(id))),
  handle(postOwnPasskeyChallenge, beginPasskeyRegistration),
  handle(postOwnPasskey, addPasskey),
  handle(putOwnPasskey, renamePasskey),
  handle(postOwnPasskeyRemoval, removePasskey),
  handle(postOwnAuthenticator, startAuthenticator),
  handle(postOwnAuthenticatorCode, confirmAuthenticator),
  handle(postOwnAuthenticatorRemoval, removeAuthenticator),
  handle(postOwnRecoveryCodes, renewRecoveryCodes),
  handle(getUserSecondStep, ({ id }) => Effect.flatMap(requireManageableUser(id), () => secondStepOf(id))),
  handle(deleteUserSecondStep, resetSecondStep),
  handle(getSecurity, () => Effect.map(isSecondStepRequired, (isRequired) => ({ isRequired }))),
  handle(putSecurity, requireSecondStep)
]
