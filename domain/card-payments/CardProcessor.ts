import { Context, Data, type Effect } from "effect"
import type { CardProcessorName, PaymentId } from "#domain/payments/Payment.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import type { CardFrame, DeclineCode, PaidCard } from "#domain/payments/Card.ts"

/** The processor said no, and why. Nothing was charged or given back. */
export class CardDeclined extends Data.TaggedError("CardDeclined")<{ readonly code: DeclineCode }> {}

/** The processor gave no answer that says what became of it: asked again with the same key, it will. */
export class ProcessorSilent extends Data.TaggedError("ProcessorSilent") {}

/**
 * What is charged. `key` is at most 45 characters: the same key charges once, however often it is asked. `amount` in
 * cents of `currency`.
 */
export interface ToCharge {
  readonly key: string
  readonly token: string
  readonly amount: number
  readonly currency: string
  /** Whose payment it is, so that the processor's own messages find it. */
  readonly shop: TenantId
  readonly paymentId: PaymentId
}

export interface Charged {
  /** The processor's name of the payment. */
  readonly processorId: string
  readonly card: PaidCard
}

export interface ToRefund {
  readonly key: string
  readonly processorId: string
  readonly amount: number
  readonly currency: string
  readonly reason: string
}

/** What the processor says of a refund. */
export interface RefundTold {
  readonly processorId: string
  readonly status: "pending" | "refunded" | "failed"
  readonly amount: number
  readonly reason: string
}

/** Whoever charges cards for the shop. No card number ever comes by here (I10). */
export class CardProcessor extends Context.Service<
  CardProcessor,
  {
    /** What its payments say of it. */
    readonly name: CardProcessorName
    /** False for a while after it stopped answering: nobody should have to wait for it then. */
    readonly answers: Effect.Effect<boolean>
    readonly charge: (asked: ToCharge) => Effect.Effect<Charged, CardDeclined | ProcessorSilent>
    /** Has the card's bank hold the money and takes none of it yet; let go by itself after a day. */
    readonly authorize: (asked: ToCharge) => Effect.Effect<Charged, CardDeclined | ProcessorSilent>
    /** Takes the money that is held, however often it is asked. */
    readonly capture: (processorId: string) => Effect.Effect<Charged, CardDeclined | ProcessorSilent>
    /**
     * Lets go the money held under a key, also where nobody knows whether that arrived; what was taken after all comes
     * back. However often it is asked.
     */
    readonly cancel: (key: string, askedAt: number) => Effect.Effect<Charged | undefined, ProcessorSilent>
    readonly refund: (asked: ToRefund) => Effect.Effect<RefundTold, CardDeclined | ProcessorSilent>
    /**
     * What became of the charge with a key that was asked at that time (milliseconds UTC); undefined when it never
     * arrived.
     */
    readonly find: (key: string, askedAt: number) => Effect.Effect<Charged | undefined, CardDeclined | ProcessorSilent>
    readonly refundTold: (processorId: string) => Effect.Effect<RefundTold | undefined, ProcessorSilent>
    /** Where a browser gets the card's fields. */
    readonly frame: CardFrame
  }
>()("domain/card-payments/CardProcessor") {}

/**
 * A message of the processor that something became of a payment of ours. It is a reason to ask, never believed for what
 * it says.
 */
export interface CardMessage {
  readonly eventId: string
  readonly shop: TenantId
  readonly paymentId: PaymentId
  /** The processor's name of the refund it is about, where it is about one. */
  readonly refund?: string
}
