import { createContext, useContext, useEffect, useEffectEvent, useState } from "react"
import type { SecondStepAsked, SessionNotice } from "#domain/session/SessionContext.ts"
import type { Person } from "#web/access/Person.ts"
import type { SitePlace } from "./SitePlace.ts"

/** What the sign-in is about to show or do. */
export type SessionState =
  | "waiting"
  | "nowhere"
  | "unreachable"
  | "signedOut"
  | "checking"
  | "secondStep"
  | "checkingSecondStep"
  | "signedIn"
  | "leaving"

export interface Session {
  readonly state: SessionState
  /** A password or code is at the server, not a passkey with the person. */
  readonly isBeingChecked: boolean
  readonly person: Person | undefined
  /** Who was here until the session expired: their screen is kept for them. */
  readonly expiredPerson: Person | undefined
  readonly notice: SessionNotice | undefined
  /** Minutes until a sign-in may be tried again, and the same in seconds, with the notice `tooManyTries`. */
  readonly minutes: number
  readonly seconds: number
  readonly place: SitePlace
  /** The ways to take the second step, while it is asked for. */
  readonly secondStep: SecondStepAsked["methods"] | undefined
  readonly signIn: (userName: string, password: string) => void
  /** Signs in with a passkey, or takes the second step with it. */
  readonly usePasskey: () => void
  readonly sendCode: (code: string) => void
  /** Back to user name and password. */
  readonly startOver: () => void
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

/**
 * Asks who is signed in, and where, anew once a record that the menus show has another version than it was opened with.
 */
export const useRenewed = (version: number) => {
  const { changed } = useSession()
  const [first] = useState(version)
  const renew = useEffectEvent(changed)
  useEffect(() => {
    if (version !== first) renew()
  }, [version, first])
}
