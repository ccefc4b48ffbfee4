import { Schema } from "effect"
import { RefundDraft } from "#domain/payments/Payment.ts"
import { openNumber } from "#web/forms/openNumber.ts"

/** A refund as it is typed: the domain's draft, its amount perhaps still open. */
export const RefundForm = Schema.Struct({ ...RefundDraft.fields, amount: openNumber(RefundDraft.fields.amount) })
