import { Schema } from "effect"
import { NotYourself, PasswordNotRight, RoleNotGrantable, UserNotFound } from "#domain/people/userFailures.ts"
import { TypedPassword } from "#domain/account/Profile.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access, ownSecurityAccess, securityAdminAccess } from "#domain/access/accessTable.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { TooManyTries } from "#domain/credentials/Attempts.ts"
import { field } from "#domain/shared/field.ts"
import { TypedCode } from "./authenticator.ts"
import { SecondStepOver } from "#domain/credentials/beginSecondStep.ts"
import { AuthenticatorThere, CodeNotRight, LastSecondStep, NoSecondStep } from "./secondStepFailures.ts"
import {
  PasskeyId,
  PasskeyName,
  PasskeyNotAccepted,
  PasskeyNotFound,
  TooManyPasskeys
} from "#domain/credentials/Passkey.ts"
import { SecondStep } from "#domain/credentials/SecondSteps.ts"
import { CreatedPasskey, PasskeyCreation, PasskeyRequest, PresentedCredential } from "./WebAuthn.ts"

const nothing = Schema.Struct({})
const token = field(
  Schema.String.check(Schema.isMaxLength(200)),
  "Token from SecondStepNeeded.",
  "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
)
const currentPassword = field(
  TypedPassword.check(Schema.isNonEmpty({ message: "required" })),
  "Current password.",
  "Clear-View-2026"
)
const anew = Schema.Struct({ currentPassword })
const signedInAt = Schema.Struct({
  success: field(Schema.Boolean, "Whether the sign-in succeeded."),
  key: field(Schema.String, "Single-use key, valid for 60 seconds.", "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"),
  redirectUrl: field(
    Schema.String,
    "URL on the shop's host to continue at, where the key is valid.",
    "http://demo.localhost:3000/auth-transition"
  )
})
const withCodes = Schema.Struct({
  secondStep: field(SecondStep, "Updated second-step settings."),
  recoveryCodes: field(Schema.Array(Schema.String), "Single-use recovery codes, shown only once.", [
    "7K2M-9QXR-4TBV-W3HN"
  ])
})
const ofPerson = Schema.Struct({ id: field(UserId, "The user's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") })

export const postSecondStep = endpoint({
  name: "postSecondStep",
  summary:
    "Completes a login that returned SecondStepNeeded, with its token and a code from the authenticator app or a recovery code.",
  method: "POST",
  path: "/login/second-step",
  access: "everyone",
  allowedWhileReadOnly: true,
  input: Schema.Struct({
    token,
    code: field(TypedCode, "Code from the authenticator app, or a recovery code.", "123456")
  }),
  output: signedInAt,
  failures: [CodeNotRight, SecondStepOver, TooManyTries]
})

export const postPasskeyChallenge = endpoint({
  name: "postPasskeyChallenge",
  summary:
    "Returns what a browser needs to sign in with a passkey: on its own or, with the token from SecondStepNeeded, as the second step.",
  method: "POST",
  path: "/login/passkey-challenge",
  access: "everyone",
  allowedWhileReadOnly: true,
  input: Schema.Struct({
    token: field(
      Schema.optionalKey(token),
      "Token from SecondStepNeeded.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    )
  }),
  output: PasskeyRequest,
  failures: [SecondStepOver, TooManyTries]
})

export const postPasskeySignIn = endpoint({
  name: "postPasskeySignIn",
  summary: "Signs in with a passkey; returns the same as login.",
  method: "POST",
  path: "/login/passkey",
  access: "everyone",
  allowedWhileReadOnly: true,
  input: Schema.Struct({
    token: field(
      Schema.optionalKey(token),
      "Token from SecondStepNeeded.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    ),
    credential: field(PresentedCredential, "Response of the browser.")
  }),
  output: signedInAt,
  failures: [PasskeyNotAccepted, SecondStepOver, TooManyTries]
})

export const getOwnSecondStep = endpoint({
  name: "getOwnSecondStep",
  summary:
    "Returns the current user's passkeys, whether an authenticator app is set up, the number of unused recovery codes, and whether the shop requires a second step.",
  method: "GET",
  path: "/identity/second-step",
  access: ownSecurityAccess,
  input: nothing,
  output: SecondStep,
  failures: []
})

export const postOwnPasskeyChallenge = endpoint({
  name: "postOwnPasskeyChallenge",
  summary: "Returns what a browser needs to create a passkey for the current user. Requires the password.",
  method: "POST",
  path: "/identity/passkeys/challenge",
  access: ownSecurityAccess,
  input: anew,
  output: PasskeyCreation,
  failures: [PasswordNotRight, TooManyPasskeys, TooManyTries]
})

export const postOwnPasskey = endpoint({
  name: "postOwnPasskey",
  summary:
    "Saves a passkey created for a challenge. For the first second step, also returns recovery codes, which are shown only once.",
  method: "POST",
  path: "/identity/passkeys",
  access: ownSecurityAccess,
  input: Schema.Struct({
    name: field(PasskeyName, "Name of the passkey.", "Office PC"),
    made: field(CreatedPasskey, "Passkey created by the browser.")
  }),
  output: withCodes,
  failures: [PasskeyNotAccepted]
})

export const putOwnPasskey = endpoint({
  name: "putOwnPasskey",
  summary: "Renames one of the current user's passkeys.",
  method: "PUT",
  path: "/identity/passkeys/:id",
  access: ownSecurityAccess,
  input: Schema.Struct({
    id: field(PasskeyId, "The passkey's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    name: field(PasskeyName, "Name of the passkey.", "Office PC")
  }),
  output: SecondStep,
  failures: [PasskeyNotFound]
})

export const postOwnPasskeyRemoval = endpoint({
  name: "postOwnPasskeyRemoval",
  summary: "Removes one of the current user's passkeys. Requires the password.",
  method: "POST",
  path: "/identity/passkeys/:id/removal",
  access: ownSecurityAccess,
  input: Schema.Struct({
    id: field(PasskeyId, "The passkey's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    currentPassword
  }),
  output: SecondStep,
  failures: [PasskeyNotFound, PasswordNotRight, LastSecondStep, TooManyTries]
})

export const postOwnAuthenticator = endpoint({
  name: "postOwnAuthenticator",
  summary: "Creates a secret for an authenticator app, as text and as an otpauth URI. Requires the password.",
  method: "POST",
  path: "/identity/authenticator",
  access: ownSecurityAccess,
  input: anew,
  output: Schema.Struct({
    secret: field(Schema.String, "Secret for the authenticator app, in base32.", "JBSWY3DPEHPK3PXP"),
    uri: field(
      Schema.String,
      "The secret as an otpauth URI, for a QR code.",
      "otpauth://totp/Frit:b.ortiz?secret=JBSWY3DPEHPK3PXP&issuer=Frit"
    )
  }),
  failures: [PasswordNotRight, AuthenticatorThere, TooManyTries]
})

export const postOwnAuthenticatorCode = endpoint({
  name: "postOwnAuthenticatorCode",
  summary:
    "Activates the authenticator app with its first correct code. For the first second step, also returns recovery codes, which are shown only once.",
  method: "POST",
  path: "/identity/authenticator/code",
  access: ownSecurityAccess,
  input: Schema.Struct({ code: field(TypedCode, "Code from the authenticator app.", "123456") }),
  output: withCodes,
  failures: [CodeNotRight, TooManyTries]
})

export const postOwnAuthenticatorRemoval = endpoint({
  name: "postOwnAuthenticatorRemoval",
  summary: "Removes the current user's authenticator app. Requires the password.",
  method: "POST",
  path: "/identity/authenticator/removal",
  access: ownSecurityAccess,
  input: anew,
  output: SecondStep,
  failures: [PasswordNotRight, LastSecondStep, TooManyTries]
})

export const postOwnRecoveryCodes = endpoint({
  name: "postOwnRecoveryCodes",
  summary:
    "Replaces the current user's recovery codes with ten new ones, which are shown only once. Requires the password.",
  method: "POST",
  path: "/identity/recovery-codes",
  access: ownSecurityAccess,
  input: anew,
  output: Schema.Struct({
    recoveryCodes: field(Schema.Array(Schema.String), "Single-use recovery codes, shown only once.", [
      "7K2M-9QXR-4TBV-W3HN"
    ])
  }),
  failures: [PasswordNotRight, NoSecondStep, TooManyTries]
})

export const getUserSecondStep = endpoint({
  name: "getUserSecondStep",
  summary: "Returns another user's second-step settings.",
  method: "GET",
  path: "/users/:id/second-step",
  access: access["/users"],
  input: ofPerson,
  output: SecondStep,
  failures: [UserNotFound, RoleNotGrantable]
})

export const deleteUserSecondStep = endpoint({
  name: "deleteUserSecondStep",
  summary:
    "Removes another user's passkeys, authenticator app and recovery codes, for example after they lost their phone. Ends their sessions, notifies them by email and is recorded in the audit log.",
  method: "DELETE",
  path: "/users/:id/second-step",
  access: access["/users"],
  input: ofPerson,
  output: SecondStep,
  failures: [UserNotFound, RoleNotGrantable, NotYourself]
})

export const getSecurity = endpoint({
  name: "getSecurity",
  summary: "Returns whether the shop requires a second step for all users.",
  method: "GET",
  path: "/admin/security",
  access: securityAdminAccess,
  input: nothing,
  output: Schema.Struct({ isRequired: field(Schema.Boolean, "Whether the shop requires a second step.") }),
  failures: []
})

export const putSecurity = endpoint({
  name: "putSecurity",
  summary:
    "Turns the shop's second-step requirement on or off. Users without a second step must then set one up before any other request is allowed.",
  method: "PUT",
  path: "/admin/security",
  access: securityAdminAccess,
  input: Schema.Struct({ isRequired: field(Schema.Boolean, "Whether the shop requires a second step.") }),
  output: Schema.Struct({ isRequired: field(Schema.Boolean, "Whether the shop requires a second step.") }),
  failures: []
})
