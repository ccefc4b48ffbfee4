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
  summary: "Sends a link to set a new password, which works for 10 minutes, to everybody with this e-mail address.",
  method: "POST",
  path: "/identity/forgot-password",
  access: "everyone",
  input: Schema.Struct({
    email: field(EmailAddress, "The e-mail address of the person's account.", "ada@example.com")
  }),
  output: nothing,
  failures: [EmailUnknown, NoMailService, TooManyTries]
})

export const verifyToken = endpoint({
  name: "verifyToken",
  summary: "Says whether a reset link still works; uses nothing up.",
  method: "POST",
  path: "/identity/verify-token",
  access: "everyone",
  input: Schema.Struct({
    email: field(EmailAddress, "The e-mail address of the person's account.", "ada@example.com"),
    token: field(Token, "What stands in the link of the mail.", "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A")
  }),
  output: nothing,
  failures: [...notWorking]
})

export const postNewPassword = endpoint({
  name: "resetPassword",
  summary: "Sets a new password by a reset link, once; ends all sign-ins of the person and tells them by mail.",
  method: "POST",
  path: "/identity/reset-password",
  access: "everyone",
  input: Schema.Struct({
    email: field(EmailAddress, "The e-mail address of the person's account.", "ada@example.com"),
    token: field(Token, "What stands in the link of the mail.", "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"),
    password: field(NewPassword, "The new password.", "Clearer-View-2026")
  }),
  output: nothing,
  failures: [...notWorking, PasswordCommon]
})
