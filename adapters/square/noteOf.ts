import { PaymentId } from "#domain/payments/Payment.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"

interface Whose {
  readonly shop: TenantId
  readonly paymentId: PaymentId
}

const written = /^frit:([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}):([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/i

/** Whose payment it is, written on Square's payment: its messages come to one address for all shops. */
export const noteOf = ({ shop, paymentId }: Whose): string => `frit:${shop}:${paymentId}`

/** The same, read; undefined on a payment that is none of ours. */
export const readNote = (note: string | null | undefined): Whose | undefined => {
  const [, shop, paymentId] = written.exec(note ?? "") ?? []
  return shop === undefined ? undefined : { shop: TenantId.make(shop), paymentId: PaymentId.make(paymentId!) }
}
