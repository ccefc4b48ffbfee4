import { createContext, useContext, useEffect, useEffectEvent, useState } from "react"
import type { PendingSecondStep, SessionNotice } from "#domain/session/SessionContext.ts"
import type { Person } from "#web/access/Person.ts"
import type { SiteInfo } from "./SiteInfo.ts"

/** What the login is showing or doing. */
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
  /** Whether the server is checking a password or code; false while waiting for the user's passkey. */
  readonly isBeingChecked: boolean
  readonly person: Person | undefined
  /** The user whose session expired. Their screen is kept for them. */
  readonly expiredPerson: Person | undefined
  readonly notice: SessionNotice | undefined
  /** Minutes until sign-in may be retried, and the same in seconds, with the notice `tooManyTries`. */
  readonly minutes: number
  readonly seconds: number
  readonly site: SiteInfo
  /** The available second-step methods, while one is required. */
  readonly secondStep: PendingSecondStep["methods"] | undefined
  readonly signIn: (userName: string, password: string) => void
  /** Signs in with a passkey, or uses it as the second step. */
  readonly usePasskey: () => void
  readonly sendCode: (code: string) => void
  /** Returns to user name and password. */
  readonly startOver: () => void
  readonly signOut: () => void
  /** Tries to reach the server again. */
  readonly again: () => void
  /** Reloads the current user from the server. */
  readonly changed: () => void
}

export const SessionContext = createContext<Session | undefined>(undefined)

/** Returns the current session, with functions to sign in and out. */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error("SessionProvider is missing")
  return session
}

/** Reloads the current user and shop when a record shown in the menus has a different version than at first. */
export const useReloadOnChange = (version: number) => {
  const { changed } = useSession()
  const [first] = useState(version)
  const renew = useEffectEvent(changed)
  useEffect(() => {
    if (version !== first) renew()
  }, [version, first])
}
