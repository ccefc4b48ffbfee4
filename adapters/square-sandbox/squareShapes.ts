/**
 * The part of Square's v2 API that Frit uses, in its wire format (developer.squareup.com/reference/square). Amounts in
 * minor units, times in ISO 8601.
 */
export interface MoneyShape {
  readonly amount: number
  readonly currency: string
}

export interface PaymentShape {
  readonly id: string
  readonly created_at: string
  readonly updated_at: string
  readonly status: "APPROVED" | "COMPLETED" | "CANCELED" | "FAILED"
  /** How long the money is held if the payment is not completed immediately, and until when. */
  readonly delay_duration?: string
  readonly delay_action?: "CANCEL"
  readonly delayed_until?: string
  readonly source_type: "CARD"
  readonly location_id: string
  readonly reference_id: string
  readonly note: string
  readonly amount_money: MoneyShape
  readonly total_money: MoneyShape
  readonly refunded_money?: MoneyShape
  readonly refund_ids?: ReadonlyArray<string>
  readonly card_details: {
    readonly status: "AUTHORIZED" | "CAPTURED" | "VOIDED" | "FAILED"
    readonly card: { readonly card_brand: string; readonly last_4: string }
    readonly errors?: ReadonlyArray<ErrorShape>
  }
}

export interface RefundShape {
  readonly id: string
  readonly created_at: string
  readonly updated_at: string
  readonly status: "PENDING" | "COMPLETED"
  readonly payment_id: string
  readonly location_id: string
  readonly amount_money: MoneyShape
  readonly reason: string
}

export interface ErrorShape {
  readonly category: string
  readonly code: string
  readonly detail: string
  readonly field?: string
}

export interface EventShape {
  readonly merchant_id: "SANDBOX"
  readonly type: "payment.created" | "payment.updated" | "refund.created" | "refund.updated"
  readonly event_id: string
  readonly created_at: string
  readonly data: {
    readonly type: "payment" | "refund"
    readonly id: string
    readonly object: { readonly payment: PaymentShape } | { readonly refund: RefundShape }
  }
}

/** Returns an error response in Square's format. */
export const errorShape = (code: string, field?: string): ErrorShape => ({
  category: categoryOf(code),
  code,
  detail:
    code.startsWith("REFUND") || code === "NOT_FOUND" || code === "UNAUTHORIZED"
      ? code
      : `Authorization error: '${code}'`,
  ...(field === undefined ? {} : { field })
})

const categoryOf = (code: string) =>
  code === "UNAUTHORIZED"
    ? "AUTHENTICATION_ERROR"
    : code.startsWith("REFUND") || code.startsWith("PAYMENT_NOT_REFUNDABLE")
      ? "REFUND_ERROR"
      : [
            "BAD_REQUEST",
            "NOT_FOUND",
            "IDEMPOTENCY_KEY_REUSED",
            "VALUE_TOO_HIGH",
            "CARD_TOKEN_USED",
            "SOURCE_USED"
          ].includes(code)
        ? "INVALID_REQUEST_ERROR"
        : code === "TEMPORARY_ERROR"
          ? "API_ERROR"
          : "PAYMENT_METHOD_ERROR"
