import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Answer } from "./Envelope.ts"

/** What was answered to calls that carried an Idempotency-Key, for 24 hours. */
export class Answered extends Context.Service<
  Answered,
  {
    /**
     * Takes the key; who comes second waits for the first. What was answered before, "otherCall" when the key was used
     * for something else.
     */
    readonly take: (
      key: string,
      fingerprint: string,
      now: number
    ) => Effect.Effect<Answer | "new" | "otherCall", never, CurrentTenant>
    readonly keep: (key: string, answer: Answer) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/contract/Answered") {}

/** How long a key is remembered, in milliseconds (I1). */
export const remembered = 24 * 3_600_000
