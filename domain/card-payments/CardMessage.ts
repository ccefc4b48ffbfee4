import type { PaymentId } from "#domain/payments/Payment.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"

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
