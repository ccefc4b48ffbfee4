import { Context } from "effect"

/** How the server answers who forgot a password (X2, P7). */
export const ForgotPassword = Context.Reference<{
  /** An e-mail address that nobody has is told so, as spec §8 has it; else everybody hears that a link was sent. */
  readonly tellsUnknown: boolean
  /** Milliseconds after which the answer comes, known or unknown, so that time tells nothing. */
  readonly answersAfter: number
}>("domain/password-reset/ForgotPassword", { defaultValue: () => ({ tellsUnknown: true, answersAfter: 0 }) })
