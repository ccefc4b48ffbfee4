import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/** The subject of a reminder: what is to be done, or the shop's rule that created it. */
export type DueKind =
  | "callBack"
  | "followUp"
  | "order"
  | "collect"
  | "other"
  | "quoteUnanswered"
  | "unpaid30"
  | "unpaid60"
  | "unpaid90"
  | "partsNotHere"
  | "calibrationEvidence"
  | "adhesiveExpires"
  | "review"

/**
 * A message to be sent to a user of the shop. Secrets and addresses are not stored here; the email is composed when it
 * is sent.
 */
export interface OutboxMessage {
  readonly kind:
    | "resetLink"
    | "passwordChanged"
    | "newDevice"
    | "secondStepChanged"
    | "secondStepReset"
    | "manyTries"
    | "manyCodes"
    | "quoteAsked"
    | "quoteMoved"
    | "quoteCanceled"
    | "quoteAccepted"
    | "quoteDeclined"
    | "callbackAsked"
    | "photosSent"
    | "dispatchArrived"
    | "reminderDue"
    | "strayCame"
    | "invoiceRejected"
    | "invoicePaidShort"
    | "creditRejected"
  readonly userId: UserId
  /**
   * The device and network of a sign-in, `Chrome, Windows · 203.0.113.x`; for failed attempts, the device of the
   * latest.
   */
  readonly device?: string
  /** The number of failed attempts, and when the first of them was made, in milliseconds UTC. */
  readonly tries?: number
  readonly since?: number
  /** The job it is about, such as a quote from the public page, with a one-line summary. No customer data. */
  readonly quote?: { readonly jobId: JobId; readonly number: number; readonly about: string }
  /** The dispatch it is about, by the network's own number, with a one-line summary. No policyholder data. */
  readonly dispatch?: { readonly number: string; readonly about: string }
  /** The network that sent something that could not be assigned. No contents. */
  readonly stray?: { readonly network: string }
  /** The invoice that a network rejected or short-paid, and the list it appears in. No customer data. */
  readonly invoice?: {
    readonly jobId: JobId
    readonly number: number
    readonly network: string
    readonly state: string
  }
  /** The reminder that is due at `since`: the task or the rule that created it, and its job. Not its text. */
  readonly reminder?: { readonly id: string; readonly kind: DueKind; readonly number?: number }
}

/** The time limit for one send attempt, in milliseconds; after that, the message is returned to the outbox. */
export const sendTimeout = 40_000

/**
 * How long a claim is valid, in milliseconds. It exceeds the time limit of a send attempt, so a worker holding an older
 * claim must have been killed and another worker may take over.
 */
export const claimLifetime = 60_000

/** How long sending is retried, in milliseconds: two days, minus the time the queue needs for its last attempt. */
export const retryWindow = 46 * 3_600_000

/** Messages waiting to be sent, stored in the same transaction as what caused them (I9, R14). */
export class Outbox extends Context.Service<
  Outbox,
  {
    /** Stores a message and schedules its delivery by a worker, in the current transaction. */
    readonly enqueue: (posting: OutboxMessage) => Effect.Effect<void, never, CurrentTenant>
    /** Claims a message for sending. "done": nothing left to do; "busy": claimed less than `claimLifetime` ago. */
    readonly claim: (id: string, now: number) => Effect.Effect<OutboxMessage | "done" | "busy", never, CurrentTenant>
    /** Marks a message as sent, or as having no recipient. */
    readonly markDone: (id: string, now: number) => Effect.Effect<void, never, CurrentTenant>
    /** Releases a message that could not be sent, so that it can be claimed again; `why` is for the log. */
    readonly releaseClaim: (id: string, why: string) => Effect.Effect<void, never, CurrentTenant>
    /** Marks a message as permanently failed; `why` is stored with it. */
    readonly markFailed: (id: string, why: string, now: number) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/mail/Outbox") {}
