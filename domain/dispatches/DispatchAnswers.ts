import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { DispatchId, DispatchNetwork } from "./Dispatch.ts"
import type { KeptAnswer } from "./DispatchAnswer.ts"

/** An answer that a worker took to send it, and to whom. */
export interface ClaimedAnswer extends KeptAnswer {
  readonly network: DispatchNetwork
}

/** What networks are told of their dispatches, kept with the dispatch: its latest answer (I9). */
export class DispatchAnswers extends Context.Service<
  DispatchAnswers,
  {
    /** Whether the shop wants a network told; not where it is not set up. */
    readonly isWanted: (network: DispatchNetwork) => Effect.Effect<boolean, never, CurrentTenant>
    /** The latest answer, and nobody else changes it until this call is done. */
    readonly open: (id: DispatchId) => Effect.Effect<KeptAnswer | undefined, never, CurrentTenant>
    /** Keeps an answer in the place of the one before, and asks a worker, in the transaction of the call, to send it. */
    readonly put: (id: DispatchId, answer: KeptAnswer) => Effect.Effect<void, never, CurrentTenant>
    /** Nothing is told of it any more. */
    readonly drop: (id: DispatchId) => Effect.Effect<void, never, CurrentTenant>
    /** Takes it to send it. "done": nothing to send; "busy": somebody took it less than `takenOverAfter` ago. */
    readonly claim: (
      id: DispatchId,
      now: number
    ) => Effect.Effect<ClaimedAnswer | "done" | "busy", never, CurrentTenant>
    /** The network has taken that answer; what was decided since is still to be told. */
    readonly told: (id: DispatchId, sequence: number, now: number) => Effect.Effect<void, never, CurrentTenant>
    /** It could not be sent; `why` is for whoever looks at it meanwhile. It may be claimed again. */
    readonly putBack: (id: DispatchId, sequence: number, why: string) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/dispatches/DispatchAnswers") {}
