/** Why the server did not do what was asked of it, in the words of the machine. */
export type RefusalReason = "emailUnknown" | "noMail" | "linkExpired" | "linkTooOld" | "passwordCommon"

/** A refusal that the screens know how to answer; anything else is "failed". */
export class ResetRefused extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}
