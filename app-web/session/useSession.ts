import { createContext, useContext } from "react"
import type { SessionNotice } from "#domain/session/SessionContext.ts"
import type { Person } from "./Person.ts"
import type { SitePlace } from "./SitePlace.ts"

/** What the sign-in is about to show or do. */
export type SessionState = "waiting" | "nowhere" | "unreachable" | "signedOut" | "checking" | "signedIn" | "leaving"

export interface Session {
  readonly state: SessionState
  readonly person: Person | undefined
  /** Who was here until the session expired: their screen is kept for them. */
  readonly expiredPerson: Person | undefined
  readonly notice: SessionNotice | undefined
  /** Minutes until a sign-in may be tried again, with the notice `tooManyTries`. */
  readonly minutes: number
  readonly place: SitePlace
  readonly signIn: (userName: string, password: string) => void
  readonly signOut: () => void
  /** Tries to reach the server once more. */
  readonly again: () => void
  /** Asks the server anew who this is. */
  readonly changed: () => void
}

export const SessionContext = createContext<Session | undefined>(undefined)

/** Who is signed in, and the ways in and out. */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error("SessionProvider is missing above")
  return session
}
