import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { NewPassword } from "#domain/people/Password.ts"
import { PasswordCommon } from "#domain/people/userFailures.ts"
import { TooManyTries } from "#domain/credentials/Attempts.ts"
import { EmailAddress } from "#domain/shared/EmailAddress.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { EmailUnknown, NoMailService, TokenExpired, TokenInvalid, TokenTooOld } from "./resetFailures.ts"

const nothing = Schema.Struct({})
const Token = Schema.String.check(Schema.isNonEmpty({ message: "required" }), maxLength(254))
const notWorking = [TokenInvalid, TokenExpired, TokenTooOld] as const

export const forgotPassword = endpoint({
  name: "forgotPassword",
  summary: "Sends a link for setting a new password, valid for 10 minutes, to everyone with this email address.",
  method: "POST",
  path: "/identity/forgot-password",
  access: "everyone",
  input: Schema.Struct({
    email: field(EmailAddress, "Email address of the user's account.", "ada@example.com")
  }),
  output: nothing,
  failures: [EmailUnknown, NoMailService, TooManyTries]
})

export const verifyToken = endpoint({
  name: "verifyToken",
  summary: "Checks whether a reset link is still valid, without using it up.",
  method: "POST",
  path: "/identity/verify-token",
  access: "everyone",
  input: Schema.Struct({
    email: field(EmailAddress, "Email address of the user's account.", "ada@example.com"),
    token: field(Token, "Token from the link in the email.", "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A")
  }),
  output: nothing,
  failures: [...notWorking]
})

export const postNewPassword = endpoint({
  name: "resetPassword",
  summary:
    "Sets a new password with a reset link, which can be used once. Ends all of the user's sessions and notifies them by email.",
  method: "POST",
  path: "/identity/reset-password",
  access: "everyone",
  input: Schema.Struct({
    email: field(EmailAddress, "Email address of the user's account.", "ada@example.com"),
    token: field(Token, "Token from the link in the email.", "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"),
    password: field(NewPassword, "New password.", "Clearer-View-2026")
  }),
  output: nothing,
  failures: [...notWorking, PasswordCommon]
})
