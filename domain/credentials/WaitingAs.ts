import { Context } from "effect"

/**
 * As whom a call waits in line for heavy work. Callers take turns, so that one who asks for much delays nobody else,
 * and those who are known (signed in, or on a device they signed in from before) have a line that strangers cannot
 * fill.
 */
export const WaitingAs = Context.Reference<{
  /** The person, device or network address. */
  readonly caller: string
  readonly isKnown: boolean
}>("domain/credentials/WaitingAs", { defaultValue: () => ({ caller: "", isKnown: false }) })
