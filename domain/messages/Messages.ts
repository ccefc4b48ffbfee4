import { Context, type Effect } from "effect"
import type { JobId } from "#domain/shared/JobId.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Message, MessageId, MessageState, MessageProblem } from "./Message.ts"

/** Delivery result of a message. */
export interface DeliveryOutcome {
  readonly state: MessageState
  readonly trouble: MessageProblem | null
  readonly detail: string
}

/** A message claimed for sending. `isAgain`: another worker claimed it before, so it may have been sent already. */
export interface ClaimedMessage {
  readonly message: Message
  readonly isAgain: boolean
}

/** Storage for messages, and their send queue (I9). */
export class Messages extends Context.Service<
  Messages,
  {
    /**
     * Saves the message and queues it for a worker, in the current transaction. An automatic message carries its notice
     * name, which is unique per job.
     */
    readonly enqueue: (message: Message, notice?: string) => Effect.Effect<void, never, CurrentTenant>
    /** Returns the notices that have been sent for each job. */
    readonly noticesOf: (
      jobs: ReadonlyArray<JobId>
    ) => Effect.Effect<ReadonlyMap<JobId, ReadonlySet<string>>, never, CurrentTenant>
    readonly get: (id: MessageId) => Effect.Effect<Message | undefined, never, CurrentTenant>
    /** Returns a job's messages, latest first. */
    readonly ofJob: (jobId: JobId) => Effect.Effect<ReadonlyArray<Message>, never, CurrentTenant>
    /**
     * Claims a message for sending. "done": it has been sent, or never will be; "busy": another worker claimed it less
     * than `claimLifetime` ago.
     */
    readonly claim: (
      id: MessageId,
      now: number
    ) => Effect.Effect<ClaimedMessage | "done" | "busy", never, CurrentTenant>
    /** Records that sending failed, with `why` as the reason shown to staff. The message can be claimed again. */
    readonly releaseClaim: (id: MessageId, why: string) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Saves a message's outcome, unless a later state is already known: states never go back. Returns whether it was
     * saved.
     */
    readonly saveOutcome: (
      id: MessageId,
      outcome: DeliveryOutcome,
      now: number
    ) => Effect.Effect<boolean, never, CurrentTenant>
  }
>()("domain/messages/Messages") {}

const order: Readonly<Record<MessageState, number>> = { queued: 0, sent: 1, delivered: 2, undelivered: 2, failed: 2 }

/** Whether one state comes after another. Carrier reports can arrive in any order. */
export const isLaterState = (state: MessageState, than: MessageState): boolean => order[state] > order[than]
