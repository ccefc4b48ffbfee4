import { Context, type Effect } from "effect"
import type { JobId } from "#domain/shared/JobId.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Message, MessageId, MessageState, MessageTrouble } from "./Message.ts"

/** What became of a message. */
export interface Outcome {
  readonly state: MessageState
  readonly trouble: MessageTrouble | null
  readonly detail: string
}

/** A message to send. `isAgain`: somebody took it before, so it may have left already. */
export interface Claimed {
  readonly message: Message
  readonly isAgain: boolean
}

/** Where messages are kept, and wait to be sent (I9). */
export class Messages extends Context.Service<
  Messages,
  {
    /**
     * Keeps the message and asks a worker, in the transaction of the call, to send it. A message that goes out by
     * itself has the name of its notice, of which a job has one each.
     */
    readonly put: (message: Message, notice?: string) => Effect.Effect<void, never, CurrentTenant>
    /** Which notices jobs had, by the jobs' ids. */
    readonly noticesOf: (
      jobs: ReadonlyArray<JobId>
    ) => Effect.Effect<ReadonlyMap<JobId, ReadonlySet<string>>, never, CurrentTenant>
    readonly get: (id: MessageId) => Effect.Effect<Message | undefined, never, CurrentTenant>
    /** A job's messages, the latest first. */
    readonly ofJob: (jobId: JobId) => Effect.Effect<ReadonlyArray<Message>, never, CurrentTenant>
    /**
     * Takes a message to send it. "done": it left, or never will; "busy": somebody took it less than `takenOverAfter`
     * ago.
     */
    readonly claim: (id: MessageId, now: number) => Effect.Effect<Claimed | "done" | "busy", never, CurrentTenant>
    /** It could not be sent; `why` is for whoever looks at it meanwhile. It may be claimed again. */
    readonly putBack: (id: MessageId, why: string) => Effect.Effect<void, never, CurrentTenant>
    /** Keeps what became of it, unless more is known already: a state never goes back. Says whether it was kept. */
    readonly settle: (id: MessageId, outcome: Outcome, now: number) => Effect.Effect<boolean, never, CurrentTenant>
  }
>()("domain/messages/Messages") {}

const order: Readonly<Record<MessageState, number>> = { queued: 0, sent: 1, delivered: 2, undelivered: 2, failed: 2 }

/** Whether one state comes after another: reports of carriers arrive in any order. */
export const isLater = (state: MessageState, than: MessageState): boolean => order[state] > order[than]
