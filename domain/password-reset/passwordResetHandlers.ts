import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { checkToken } from "./checkToken.ts"
import { forgotPassword, postNewPassword, verifyToken } from "./passwordResetApi.ts"
import { requestReset } from "./requestReset.ts"
import { resetPassword } from "./resetPassword.ts"

export const passwordResetHandlers = [
  handle(forgotPassword, requestReset),
  handle(verifyToken, (asked) => Effect.as(checkToken(asked), {})),
  handle(postNewPassword, resetPassword)
]
