import { Schema } from "effect"
import { NotYourself, PasswordNotRight, RoleNotGrantable, UserNotFound } from "#domain/people/userFailures.ts"
import { TypedPassword } from "#domain/account/Profile.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access, ownSecurity, shopSecurity } from "#domain/access/accessTable.ts"
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
import { MadePasskey, PasskeyCreation, PasskeyRequest, ShownCredential } from "./WebAuthn.ts"

const nothing = Schema.Struct({})
const token = field(
  Schema.String.check(Schema.isMaxLength(200)),
  "The token of SecondStepNeeded.",
  "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
)
const currentPassword = field(
  TypedPassword.check(Schema.isNonEmpty({ message: "required" })),
  "The password that holds now.",
  "Clear-View-2026"
)
const anew = Schema.Struct({ currentPassword })
const signedInAt = Schema.Struct({
  success: field(Schema.Boolean, "Whether the password was right."),
  key: field(
    Schema.String,
    "The key that signs in once, within 60 seconds.",
    "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
  ),
  redirectUrl: field(
    Schema.String,
    "Where the browser goes on: on the shop's host, where the key is good.",
    "http://demo.localhost:3000/auth-transition"
  )
})
const withCodes = Schema.Struct({
  secondStep: field(SecondStep, "How the sign-in is protected now."),
  recoveryCodes: field(Schema.Array(Schema.String), "Codes that work once each, shown this once.", ["abcd-efgh-jkmn"])
})
const ofPerson = Schema.Struct({ id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") })

export const postSecondStep = endpoint({
  name: "postSecondStep",
  summary:
    "Finishes a login that was answered with SecondStepNeeded: its token, with a code of the authenticator app or a recovery code.",
  method: "POST",
  path: "/login/second-step",
  access: "everyone",
  whileReadOnly: true,
  input: Schema.Struct({
    token,
    code: field(TypedCode, "A code of the authenticator app, or a recovery code.", "123456")
  }),
  output: signedInAt,
  failures: [CodeNotRight, SecondStepOver, TooManyTries]
})

export const postPasskeyChallenge = endpoint({
  name: "postPasskeyChallenge",
  summary:
    "What a browser needs to sign in with a passkey: alone, or with the token of SecondStepNeeded as second step.",
  method: "POST",
  path: "/login/passkey-challenge",
  access: "everyone",
  whileReadOnly: true,
  input: Schema.Struct({
    token: field(
      Schema.optionalKey(token),
      "The token of SecondStepNeeded.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    )
  }),
  output: PasskeyRequest,
  failures: [SecondStepOver, TooManyTries]
})

export const postPasskeySignIn = endpoint({
  name: "postPasskeySignIn",
  summary: "Signs in with a passkey; answers as login does.",
  method: "POST",
  path: "/login/passkey",
  access: "everyone",
  whileReadOnly: true,
  input: Schema.Struct({
    token: field(
      Schema.optionalKey(token),
      "The token of SecondStepNeeded.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    ),
    credential: field(ShownCredential, "What the browser answered.")
  }),
  output: signedInAt,
  failures: [PasskeyNotAccepted, SecondStepOver, TooManyTries]
})

export const getOwnSecondStep = endpoint({
  name: "getOwnSecondStep",
  summary:
    "One's own passkeys, whether there is an authenticator app, how many recovery codes are left, and whether the shop requires a second step.",
  method: "GET",
  path: "/identity/second-step",
  access: ownSecurity,
  input: nothing,
  output: SecondStep,
  failures: []
})

export const postOwnPasskeyChallenge = endpoint({
  name: "postOwnPasskeyChallenge",
  summary: "What a browser needs to make a passkey for whoever is signed in. Asks for the password.",
  method: "POST",
  path: "/identity/passkeys/challenge",
  access: ownSecurity,
  input: anew,
  output: PasskeyCreation,
  failures: [PasswordNotRight, TooManyPasskeys, TooManyTries]
})

export const postOwnPasskey = endpoint({
  name: "postOwnPasskey",
  summary: "Keeps a passkey that was made for a challenge. With the first second step come recovery codes, shown once.",
  method: "POST",
  path: "/identity/passkeys",
  access: ownSecurity,
  input: Schema.Struct({
    name: field(PasskeyName, "What the person calls it.", "Office PC"),
    made: field(MadePasskey, "What the browser made.")
  }),
  output: withCodes,
  failures: [PasskeyNotAccepted]
})

export const putOwnPasskey = endpoint({
  name: "putOwnPasskey",
  summary: "Calls one of one's own passkeys by another name.",
  method: "PUT",
  path: "/identity/passkeys/:id",
  access: ownSecurity,
  input: Schema.Struct({
    id: field(PasskeyId, "Its own id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    name: field(PasskeyName, "What the person calls it.", "Office PC")
  }),
  output: SecondStep,
  failures: [PasskeyNotFound]
})

export const postOwnPasskeyRemoval = endpoint({
  name: "postOwnPasskeyRemoval",
  summary: "Takes away one of one's own passkeys. Asks for the password.",
  method: "POST",
  path: "/identity/passkeys/:id/removal",
  access: ownSecurity,
  input: Schema.Struct({
    id: field(PasskeyId, "Its own id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    currentPassword
  }),
  output: SecondStep,
  failures: [PasskeyNotFound, PasswordNotRight, LastSecondStep, TooManyTries]
})

export const postOwnAuthenticator = endpoint({
  name: "postOwnAuthenticator",
  summary: "Makes a secret for an authenticator app, as text and as an otpauth address. Asks for the password.",
  method: "POST",
  path: "/identity/authenticator",
  access: ownSecurity,
  input: anew,
  output: Schema.Struct({
    secret: field(Schema.String, "The secret for the authenticator app, base32.", "JBSWY3DPEHPK3PXP"),
    uri: field(
      Schema.String,
      "The same as an address, for a QR code.",
      "otpauth://totp/Frit:b.ortiz?secret=JBSWY3DPEHPK3PXP&issuer=Frit"
    )
  }),
  failures: [PasswordNotRight, AuthenticatorThere, TooManyTries]
})

export const postOwnAuthenticatorCode = endpoint({
  name: "postOwnAuthenticatorCode",
  summary:
    "Takes the authenticator app into use with a first right code. With the first second step come recovery codes, shown once.",
  method: "POST",
  path: "/identity/authenticator/code",
  access: ownSecurity,
  input: Schema.Struct({ code: field(TypedCode, "A code of the authenticator app, or a recovery code.", "123456") }),
  output: withCodes,
  failures: [CodeNotRight, TooManyTries]
})

export const postOwnAuthenticatorRemoval = endpoint({
  name: "postOwnAuthenticatorRemoval",
  summary: "Takes one's own authenticator app out of use. Asks for the password.",
  method: "POST",
  path: "/identity/authenticator/removal",
  access: ownSecurity,
  input: anew,
  output: SecondStep,
  failures: [PasswordNotRight, LastSecondStep, TooManyTries]
})

export const postOwnRecoveryCodes = endpoint({
  name: "postOwnRecoveryCodes",
  summary: "Ten new recovery codes, shown once, in the place of those that were left. Asks for the password.",
  method: "POST",
  path: "/identity/recovery-codes",
  access: ownSecurity,
  input: anew,
  output: Schema.Struct({
    recoveryCodes: field(Schema.Array(Schema.String), "Codes that work once each, shown this once.", ["abcd-efgh-jkmn"])
  }),
  failures: [PasswordNotRight, NoSecondStep, TooManyTries]
})

export const getUserSecondStep = endpoint({
  name: "getUserSecondStep",
  summary: "How another person's sign-in is protected.",
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
    "Takes away another person's passkeys, authenticator app and recovery codes, as when their phone is lost; ends their sign-ins, tells them by mail, and is written down.",
  method: "DELETE",
  path: "/users/:id/second-step",
  access: access["/users"],
  input: ofPerson,
  output: SecondStep,
  failures: [UserNotFound, RoleNotGrantable, NotYourself]
})

export const getSecurity = endpoint({
  name: "getSecurity",
  summary: "Whether the shop requires a second step of everybody.",
  method: "GET",
  path: "/admin/security",
  access: shopSecurity,
  input: nothing,
  output: Schema.Struct({ isRequired: field(Schema.Boolean, "Whether the shop requires a second step.") }),
  failures: []
})

export const putSecurity = endpoint({
  name: "putSecurity",
  summary:
    "Requires a second step of everybody in the shop, or no longer. Whoever has none then sets one up before anything else is answered.",
  method: "PUT",
  path: "/admin/security",
  access: shopSecurity,
  input: Schema.Struct({ isRequired: field(Schema.Boolean, "Whether the shop requires a second step.") }),
  output: Schema.Struct({ isRequired: field(Schema.Boolean, "Whether the shop requires a second step.") }),
  failures: []
})
