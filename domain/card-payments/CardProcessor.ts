import { Context, Data, type Effect } from "effect"
import type { CardProcessorName, PaymentId } from "#domain/payments/Payment.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import type { CardFrame, DeclineCode, PaidCard } from "#domain/payments/Card.ts"

/** The processor declined, for the reason in `code`. Nothing was charged or refunded. */
export class CardDeclined extends Data.TaggedError("CardDeclined")<{ readonly code: DeclineCode }> {}

/** The processor gave no conclusive response. Retrying with the same key will determine the outcome. */
export class ProcessorUnavailable extends Data.TaggedError("ProcessorUnavailable") {}

/** A charge request. `key` is an idempotency key of at most 45 characters. `amount` is in cents of `currency`. */
export interface ChargeRequest {
  readonly key: string
  readonly token: string
  readonly amount: number
  readonly currency: string
  /** The shop, so that webhook messages can be matched to it. */
  readonly shop: TenantId
  readonly paymentId: PaymentId
}

export interface Charged {
  /** The processor's id of the payment. */
  readonly processorId: string
  readonly card: PaidCard
}

export interface RefundRequest {
  readonly key: string
  readonly processorId: string
  readonly amount: number
  readonly currency: string
  readonly reason: string
}

/** The state of a refund as reported by the processor. */
export interface ProcessorRefund {
  readonly processorId: string
  readonly status: "pending" | "refunded" | "failed"
  readonly amount: number
  readonly reason: string
}

/** The card processor. Card numbers never reach this system (I10). */
export class CardProcessor extends Context.Service<
  CardProcessor,
  {
    /** Name of the processor as stored on its payments. */
    readonly name: CardProcessorName
    /**
     * Whether the processor is responding. False for a while after it stops, so that users do not have to wait for it.
     */
    readonly isResponding: Effect.Effect<boolean>
    readonly charge: (asked: ChargeRequest) => Effect.Effect<Charged, CardDeclined | ProcessorUnavailable>
    /** Authorizes the amount with the card's bank without capturing it. The authorization expires after a day. */
    readonly authorize: (asked: ChargeRequest) => Effect.Effect<Charged, CardDeclined | ProcessorUnavailable>
    /** Captures authorized money. Idempotent. */
    readonly capture: (processorId: string) => Effect.Effect<Charged, CardDeclined | ProcessorUnavailable>
    /**
     * Releases the money authorized under a key, even if it is unknown whether the request arrived. Refunds it if it
     * was captured after all. Idempotent.
     */
    readonly cancel: (key: string, askedAt: number) => Effect.Effect<Charged | undefined, ProcessorUnavailable>
    readonly refund: (asked: RefundRequest) => Effect.Effect<ProcessorRefund, CardDeclined | ProcessorUnavailable>
    /**
     * Looks up the charge with a key that was requested at that time (milliseconds UTC); undefined if it never arrived.
     */
    readonly find: (
      key: string,
      askedAt: number
    ) => Effect.Effect<Charged | undefined, CardDeclined | ProcessorUnavailable>
    readonly findRefund: (processorId: string) => Effect.Effect<ProcessorRefund | undefined, ProcessorUnavailable>
    /** How the browser gets the card fields. */
    readonly frame: CardFrame
  }
>()("domain/card-payments/CardProcessor") {}

/** A webhook message about one of our payments. It only triggers a lookup; its contents are never trusted. */
export interface CardMessage {
  readonly eventId: string
  readonly shop: TenantId
  readonly paymentId: PaymentId
  /** The processor's id of the refund, if the message is about one. */
  readonly refund?: string
}
