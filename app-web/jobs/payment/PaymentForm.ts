import { Schema } from "effect"
import { ExternalPaymentDraft } from "#domain/payments/Payment.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { openNumber } from "#web/forms/openNumber.ts"

/** A payment as it is typed: the domain's draft, its amount perhaps still open. */
export const PaymentForm = Schema.Struct({
  ...ExternalPaymentDraft.fields,
  amountReceived: openNumber(ExternalPaymentDraft.fields.amountReceived)
})

/** The same for a card, which is its own source. */
export const CardPaymentForm: typeof PaymentForm = Schema.Struct({ ...PaymentForm.fields, source: plainText(80) })
