import type { Payment } from "#domain/payments/Payment.ts"

/** What an entry about a payment adds where the customer paid by their link. */
export const byLink = ({ linkId }: Pick<Payment, "linkId">): { readonly byLink?: true } =>
  linkId === undefined ? {} : { byLink: true }
