/** The signed-in user, reduced to what the session needs. */
export interface SessionUser {
  readonly id: string
}

export interface SessionInput {
  /** Key from the URL, during the hand-off of spec §4 Session. */
  readonly key: string | undefined
  /** Whether a user was signed in before the page was reloaded. */
  readonly wasSignedIn: boolean
}

/** The reason the sign-in screen is shown. */
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

/** The result of a correct password: a single-use key and the URL to use it at. */
export interface LoginTicket {
  readonly key: string
  readonly redirectUrl: string
}

/** A sign-in with a correct password: its token and the available second-step methods. */
export interface PendingSecondStep {
  readonly token: string
  readonly methods: ReadonlyArray<"passkey" | "authenticator" | "recoveryCode">
}

/** The state of the session. */
export interface SessionContext extends SessionInput {
  readonly user: SessionUser | undefined
  readonly notice: SessionNotice | undefined
  readonly redirectUrl: string | undefined
  /** Set while the second step is pending. */
  readonly secondStep: PendingSecondStep | undefined
  /** Time until the next sign-in attempt is allowed, in minutes and in seconds, with `tooManyTries`. */
  readonly minutes: number
  readonly seconds: number
  /** How often the tokens were refreshed on this page. */
  readonly renewals: number
}
