/** Who is signed in, as far as the session cares. */
export interface Somebody {
  readonly id: string
}

export interface SessionInput {
  /** A key in the address: the hand-off of spec §4 is under way. */
  readonly key: string | undefined
  /** Somebody was signed in on this page before it was loaded anew. */
  readonly wasSignedIn: boolean
}

/** Why somebody looks at the sign-in. */
export type SessionNotice = "loginFailed" | "tooManyTries" | "unreachable" | "sessionExpired" | "loggedOut"

/** A correct password's answer: a key that signs in once, at that address. */
export interface HandOff {
  readonly key: string
  readonly redirectUrl: string
}

/** What the session remembers. */
export interface SessionContext extends SessionInput {
  readonly user: Somebody | undefined
  readonly notice: SessionNotice | undefined
  readonly redirectUrl: string | undefined
  /** Minutes until a sign-in may be tried again, with `tooManyTries`. */
  readonly minutes: number
  /** How often the tokens were refreshed on this page. */
  readonly renewals: number
}
