import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { currentProfile } from "./currentProfile.ts"
import { openSession } from "./openSession.ts"
import { refreshSession } from "./refreshSession.ts"
import { getCurrentUser, login, logout, postToken, refreshTokens } from "./sessionApi.ts"
import { signIn } from "./signIn.ts"
import { signOut } from "./signOut.ts"

export const sessionHandlers = [
  handle(login, signIn),
  handle(postToken, openSession),
  handle(refreshTokens, refreshSession),
  handle(logout, () => Effect.as(signOut(), {})),
  handle(getCurrentUser, currentProfile)
]
