import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { governedUser } from "#domain/people/guardRoles.ts"
import { signedInUser } from "#domain/access/CurrentUser.ts"
import { isSecondStepRequired } from "#domain/tenants/TenantSettings.ts"
import { finishSignIn } from "./finishSignIn.ts"
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from "./ownAuthenticator.ts"
import { renewRecoveryCodes } from "./ownFactors.ts"
import { addPasskey, askForNewPasskey, removePasskey, renamePasskey } from "./ownPasskeys.ts"
import { askForPasskey, passkeySignIn } from "./passkeySignIn.ts"
import { requireSecondStep } from "./requireSecondStep.ts"
import { resetSecondStep } from "./resetSecondStep.ts"
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
import { secondStepOf } from "#domain/credentials/SecondSteps.ts"

export const secondStepHandlers = [
  handle(postSecondStep, finishSignIn),
  handle(postPasskeyChallenge, askForPasskey),
  handle(postPasskeySignIn, passkeySignIn),
  handle(getOwnSecondStep, () => Effect.flatMap(signedInUser, ({ id }) => secondStepOf(id))),
  handle(postOwnPasskeyChallenge, askForNewPasskey),
  handle(postOwnPasskey, addPasskey),
  handle(putOwnPasskey, renamePasskey),
  handle(postOwnPasskeyRemoval, removePasskey),
  handle(postOwnAuthenticator, startAuthenticator),
  handle(postOwnAuthenticatorCode, confirmAuthenticator),
  handle(postOwnAuthenticatorRemoval, removeAuthenticator),
  handle(postOwnRecoveryCodes, renewRecoveryCodes),
  handle(getUserSecondStep, ({ id }) => Effect.flatMap(governedUser(id), () => secondStepOf(id))),
  handle(deleteUserSecondStep, resetSecondStep),
  handle(getSecurity, () => Effect.map(isSecondStepRequired, (isRequired) => ({ isRequired }))),
  handle(putSecurity, requireSecondStep)
]
