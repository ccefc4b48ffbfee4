/** A reset link from an email: the account's email address and the secret token. */
export interface ResetLink {
  readonly email: string
  readonly token: string
}

export interface PasswordResetInput {
  /** The link in the URL, "broken" if incomplete, or undefined if there is none. */
  readonly link: ResetLink | "broken" | undefined
}

/** Why a form is shown again: spec §8 reset-link messages, and other failures along the way. */
export type ResetNotice =
  | "linkExpired"
  | "linkTooOld"
  | "linkBroken"
  | "passwordCommon"
  | "noMail"
  | "tooManyTries"
  | "unreachable"
  | "failed"

/** The state of a password reset. */
export interface PasswordResetContext extends PasswordResetInput {
  readonly email: string
  readonly notice: ResetNotice | undefined
  /** Minutes until another link can be requested, with `tooManyTries`. */
  readonly minutes: number
}

/** User actions. */
export type PasswordResetEvent =
  | { readonly type: "request"; readonly email: string }
  | { readonly type: "choose"; readonly password: string }
  /** Requests another link, or retries contacting the server. */
  | { readonly type: "again" }
  | { readonly type: "login" }
