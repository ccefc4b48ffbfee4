import { Context, type Effect } from "effect"
import type { JobId } from "#domain/shared/JobId.ts"
import type { PaymentId } from "#domain/payments/Payment.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** What the processor is asked, kept before it is asked: whatever dies meanwhile, the same key finds it again. */
export interface CardCharge {
  /** The payment's or the refund's own id. */
  readonly id: string
  readonly kind: "payment" | "refund"
  readonly jobId: JobId
  readonly paymentId: PaymentId
  /** What the processor knows it by; made here, never by a browser. */
  readonly key: string
  /** In cents. */
  readonly amount: number
  /** The card's one-time token, of no use to anybody but this shop; "" for a refund, and once it is settled. */
  readonly token: string
  /** Milliseconds UTC. */
  readonly askedAt: number
  /** The processor's name of it, "" until known. */
  readonly processorId: string
  readonly isSettled: boolean
  /**
   * `none`: charged at once. Else the money is held first, and what is to become of it is kept with what it is held
   * for: still open (`held`), to be taken (`capture`), to be let go (`void`).
   */
  readonly hold: ChargeHold
}

export type ChargeHold = "none" | "held" | "capture" | "void"

/** Milliseconds that are left to the call itself before a worker looks what became of it. */
export const lookedAfter = 30_000

/** Where it is kept what the processor was asked, and which of its messages were heard. */
export class CardCharges extends Context.Service<
  CardCharges,
  {
    /** Keeps it, and asks a worker, in the transaction of the call, to see to it after `lookedAfter`. */
    readonly add: (charge: CardCharge) => Effect.Effect<void, never, CurrentTenant>
    readonly get: (id: string) => Effect.Effect<CardCharge | undefined, never, CurrentTenant>
    /** The refunds asked of a payment, oldest first. */
    readonly refundsOf: (payment: PaymentId) => Effect.Effect<ReadonlyArray<CardCharge>, never, CurrentTenant>
    /**
     * Keeps the processor's name of it; `isSettled` when no more is to come, and its token is forgotten; `hold` where it
     * is decided what becomes of money that is held.
     */
    readonly tell: (
      id: string,
      told: { readonly processorId: string; readonly isSettled: boolean; readonly hold?: ChargeHold }
    ) => Effect.Effect<void, never, CurrentTenant>
    readonly hasHeard: (eventId: string) => Effect.Effect<boolean, never, CurrentTenant>
    /** Remembers a message of the processor, for longer than it may be sent again. */
    readonly hear: (eventId: string, at: number) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/card-payments/CardCharges") {}
