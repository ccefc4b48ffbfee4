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
export type SessionNotice =
  | "loginFailed"
  | "codeNotRight"
  | "secondStepOver"
  | "passkeyNotAccepted"
  | "passkeyNotShown"
  | "tooManyTries"
  | "busy"
  | "unreachable"
  | "sessionExpired"
  | "loggedOut"

/** A correct password's answer: a key that signs in once, at that address. */
export interface HandOff {
  readonly key: string
  readonly redirectUrl: string
}

/** A sign-in whose password was right: its token, and the ways to take the second step. */
export interface SecondStepAsked {
  readonly token: string
  readonly methods: ReadonlyArray<"passkey" | "authenticator" | "recoveryCode">
}

/** What the session remembers. */
export interface SessionContext extends SessionInput {
  readonly user: Somebody | undefined
  readonly notice: SessionNotice | undefined
  readonly redirectUrl: string | undefined
  /** Asked for while the second step is to come. */
  readonly secondStep: SecondStepAsked | undefined
  /** Minutes until a sign-in may be tried again, and the same in seconds, with `tooManyTries`. */
  readonly minutes: number
  readonly seconds: number
  /** How often the tokens were refreshed on this page. */
  readonly renewals: number
}
