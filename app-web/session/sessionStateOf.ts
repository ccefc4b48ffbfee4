import type { SnapshotFrom } from "xstate"
import type { sessionMachine } from "#domain/session/sessionMachine.ts"
import type { SessionState } from "./useSession.ts"

/** What the machine's state means to the eye. A refresh in the background still is "signed in". */
export const sessionStateOf = (snapshot: SnapshotFrom<typeof sessionMachine>): SessionState => {
  if (snapshot.matches("signingOut") || snapshot.matches("stillSignedInThere") || snapshot.matches("leaving"))
    return "leaving"
  if (snapshot.context.user !== undefined) return "signedIn"
  if (snapshot.matches("signedOut")) return "signedOut"
  if (snapshot.matches("nowhere")) return "nowhere"
  if (snapshot.matches("unreachable")) return "unreachable"
  if (snapshot.context.secondStep !== undefined)
    return snapshot.matches("secondStep") ? "secondStep" : "checkingSecondStep"
  if (snapshot.matches("checkingPassword") || snapshot.matches("checkingPasskey") || snapshot.matches("handingOff"))
    return "checking"
  return "waiting"
}
