/** Events from other tabs of the same browser. */
export type OtherTabEvent = { readonly type: "signedInElsewhere" } | { readonly type: "signedOutElsewhere" }

/** Events of a session. */
export type SessionEvent =
  | { readonly type: "signIn"; readonly userName: string; readonly password: string }
  /** With a passkey: on its own, or as the second step. */
  | { readonly type: "usePasskey" }
  /** The second step, with a code from the authenticator app or a recovery code. */
  | { readonly type: "sendCode"; readonly code: string }
  /** Returns to user name and password. */
  | { readonly type: "startOver" }
  | { readonly type: "signOut" }
  /** A request returned 401. */
  | { readonly type: "refused" }
  /** The user, their roles or the account may have changed. */
  | { readonly type: "changed" }
  /** Retries reaching the server. */
  | { readonly type: "again" }
  | OtherTabEvent
