import { Schema } from "effect"
import { ExternalPaymentDraft } from "#domain/jobs/Payment.ts"
import { openNumber } from "#web/forms/openNumber.ts"

/** A payment as it is typed: the domain's draft, its amount perhaps still open. */
export const PaymentForm = Schema.Struct({ ...ExternalPaymentDraft.fields, amountReceived: openNumber(ExternalPaymentDraft.fields.amountReceived) })
