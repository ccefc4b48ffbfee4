/** Why the server refused a request, in terms of the state machine. */
export type RefusalReason = "emailUnknown" | "noMail" | "linkExpired" | "linkTooOld" | "passwordCommon"

/** A refusal that the screens can handle; anything else is "failed". */
export class ResetRefused extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}
