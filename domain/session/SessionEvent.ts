/** What happens in the other tabs of this browser. */
export type Elsewhere = { readonly type: "signedInElsewhere" } | { readonly type: "signedOutElsewhere" }

/** What may happen to a session. */
export type SessionEvent =
  | { readonly type: "signIn"; readonly userName: string; readonly password: string }
  /** With a passkey: alone, or as the second step that is asked for. */
  | { readonly type: "usePasskey" }
  /** The second step, with a code of the authenticator app or a recovery code. */
  | { readonly type: "sendCode"; readonly code: string }
  /** Back to user name and password. */
  | { readonly type: "startOver" }
  | { readonly type: "signOut" }
  /** A call was answered 401. */
  | { readonly type: "refused" }
  /** The person, their roles or the account may have changed. */
  | { readonly type: "changed" }
  /** Try to reach the server once more. */
  | { readonly type: "again" }
  | Elsewhere
