import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { DispatchId, DispatchNetwork } from "./Dispatch.ts"
import type { StoredAnswer } from "./DispatchAnswer.ts"

/** An answer claimed by a worker for sending, with the network it goes to. */
export interface ClaimedAnswer extends StoredAnswer {
  readonly network: DispatchNetwork
}

/** Storage for the answers sent to networks. Only the latest answer per dispatch is stored (I9). */
export class DispatchAnswers extends Context.Service<
  DispatchAnswers,
  {
    /** Whether the shop wants this network to receive answers; false if it is not set up. */
    readonly isWanted: (network: DispatchNetwork) => Effect.Effect<boolean, never, CurrentTenant>
    /** Returns the latest answer and locks it until the transaction ends. */
    readonly getForUpdate: (id: DispatchId) => Effect.Effect<StoredAnswer | undefined, never, CurrentTenant>
    /** Saves an answer, replacing the previous one, and schedules a worker to send it, in the current transaction. */
    readonly enqueue: (id: DispatchId, answer: StoredAnswer) => Effect.Effect<void, never, CurrentTenant>
    /** Deletes the stored answer; nothing more is sent for the dispatch. */
    readonly remove: (id: DispatchId) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Claims the answer for sending. Returns "done" if there is nothing to send and "busy" if another worker claimed it
     * less than `claimLifetime` ago.
     */
    readonly claim: (
      id: DispatchId,
      now: number
    ) => Effect.Effect<ClaimedAnswer | "done" | "busy", never, CurrentTenant>
    /** Marks the answer as received by the network. Has no effect on a later answer, which is still to be sent. */
    readonly markDelivered: (id: DispatchId, sequence: number, now: number) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Releases the claim after a failed attempt, so that the answer can be claimed again. `why` is shown to staff in
     * the meantime.
     */
    readonly releaseClaim: (id: DispatchId, sequence: number, why: string) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/dispatches/DispatchAnswers") {}
