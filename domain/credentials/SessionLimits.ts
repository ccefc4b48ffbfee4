import { Context } from "effect"
import { lasts } from "./Session.ts"

/**
 * After how many milliseconds a sign-in ends: without use, and at the latest (S4). Thirty minutes and twelve
 * hours unless configured.
 */
export const SessionLimits = Context.Reference<{ readonly idle: number; readonly absolute: number }>(
  "domain/credentials/SessionLimits",
  {
    defaultValue: () => ({ idle: lasts.idle, absolute: lasts.absolute })
  }
)
