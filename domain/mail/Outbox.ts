import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/** What a reminder is about: what is to be done, or the rule of the shop that made it. */
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
 * What is to be written to a person of the shop. Secrets and addresses are not kept here: the mail is written when it
 * is sent.
 */
export interface Posting {
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
  /** The device and network of a sign-in, `Chrome, Windows · 203.0.113.x`; of failed tries the device of the latest. */
  readonly device?: string
  /** How many tries failed, and since when, milliseconds UTC. */
  readonly tries?: number
  readonly since?: number
  /** The job that it is about, such as a quote of the public page: its job, and what it is for in a line. Nothing of its customer. */
  readonly quote?: { readonly jobId: JobId; readonly number: number; readonly about: string }
  /** The dispatch that it is about, by the network's own number, and what for in a line. Nothing of its policyholder. */
  readonly dispatch?: { readonly number: string; readonly about: string }
  /** Which network sent what has no place. Nothing of what it is. */
  readonly stray?: { readonly network: string }
  /** The invoice that a network rejected or paid short, and in which list it stands. Nothing of its customer. */
  readonly invoice?: {
    readonly jobId: JobId
    readonly number: number
    readonly network: string
    readonly state: string
  }
  /** The reminder that is due at `since`: what is to be done or which rule made it, and its job. Nothing of what it says. */
  readonly reminder?: { readonly id: string; readonly kind: DueKind; readonly number?: number }
}

/** How long one try to send may take, in milliseconds: who cannot tell by then puts it back. */
export const sendingFor = 40_000

/**
 * How long a claim holds, in milliseconds: longer than a try may take, so that whoever holds it still has been killed,
 * and another may take over.
 */
export const takenOverAfter = 60_000

/** For how long a posting is tried, in milliseconds: two days less what the queue needs for its last try. */
export const postingTriedFor = 46 * 3_600_000

/** What waits to be sent, kept together with what caused it (I9, R14). */
export class Outbox extends Context.Service<
  Outbox,
  {
    /** Keeps the posting and asks a worker, in the transaction of the call, to send it. */
    readonly put: (posting: Posting) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Takes a posting to send it. "done": nothing to do any more; "busy": somebody took it less than `takenOverAfter`
     * ago.
     */
    readonly claim: (id: string, now: number) => Effect.Effect<Posting | "done" | "busy", never, CurrentTenant>
    /** It is on its way, or there is nobody to send it to. */
    readonly done: (id: string, now: number) => Effect.Effect<void, never, CurrentTenant>
    /** It could not be sent; `why` is for the log. It may be claimed again. */
    readonly putBack: (id: string, why: string) => Effect.Effect<void, never, CurrentTenant>
    /** It will not be sent any more; `why` is kept with it. */
    readonly giveUp: (id: string, why: string, now: number) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/mail/Outbox") {}
