/** The link of a mail: whose it is, and the secret in it. */
export interface ResetLink {
  readonly email: string
  readonly token: string
}

export interface PasswordResetInput {
  /** What the address carries: a link, a piece of one, or nothing. */
  readonly link: ResetLink | "broken" | undefined
}

/** Why a form is on screen again: spec §8 reset-link messages, and what came between. */
export type ResetNotice =
  | "linkExpired"
  | "linkTooOld"
  | "linkBroken"
  | "passwordCommon"
  | "noMail"
  | "tooManyTries"
  | "unreachable"
  | "failed"

/** What the recovery of a password remembers. */
export interface PasswordResetContext extends PasswordResetInput {
  readonly email: string
  readonly notice: ResetNotice | undefined
  /** Minutes until a link may be asked for again, with `tooManyTries`. */
  readonly minutes: number
}

/** What a person does. */
export type PasswordResetEvent =
  | { readonly type: "request"; readonly email: string }
  | { readonly type: "choose"; readonly password: string }
  /** Ask for another link; try to reach the server once more. */
  | { readonly type: "again" }
  | { readonly type: "login" }
