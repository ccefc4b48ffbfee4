import type { Payment } from "#domain/payments/Payment.ts"
import { Badge } from "#ui/Badge.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import "./PaymentState.css"

const looks = {
  pending: { tone: "warning", icon: "clock" },
  paid: { tone: "success", icon: "check" },
  failed: { tone: "danger", icon: "x" },
  partlyRefunded: { tone: "info", icon: "undo" },
  refunded: { tone: "neutral", icon: "undo" }
} as const

const refundLines = { pending: "refund.linePending", refunded: "refund.line", failed: "refund.lineFailed" } as const

/** What became of a payment, in word and sign: why it was declined, and each refund of it. */
export function PaymentState({ payment: { status, decline, linkId, refunds = [] } }: { readonly payment: Payment }) {
  const { t, of } = useWords()
  const { money, day } = useFormats()
  return (
    <div className="PaymentState">
      <Badge {...looks[status]}>{of("paymentStatus", status)}</Badge>
      {linkId !== undefined && <span className="Quiet">{t("payment.byLink")}</span>}
      {status === "failed" && decline !== undefined && <span className="Quiet">{of("declineCode", decline)}</span>}
      {refunds.map((refund) => (
        <span key={refund.id} className="Quiet">
          {t(refundLines[refund.status], {
            amount: money(refund.amount),
            day: day(refund.date),
            reason: refund.decline === undefined ? refund.reason : of("declineCode", refund.decline)
          })}
        </span>
      ))}
    </div>
  )
}
