import { leftToRefund } from "#domain/payments/balance.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { documentHref } from "#web/jobs/stage/documentHref.ts"
import { useWords } from "#web/words/useWords.ts"

export interface PaymentDeedsProps {
  readonly jobId: string
  readonly payment: Payment
  /** Undefined for those who take no money. */
  readonly onRefund: ((payment: Payment) => void) | undefined
}

/** What can be done about a payment: its receipt, and a refund of what is left. */
export function PaymentDeeds({ jobId, payment, onRefund }: PaymentDeedsProps) {
  const { t } = useWords()
  return (
    <div className="PaymentDeeds">
      {payment.status !== "pending" && payment.status !== "failed" && (
        <ButtonLink
          size="small"
          variant="quiet"
          icon="document"
          href={documentHref(jobId, "receipt", undefined, payment.id)}
          target="_blank"
        >
          {t("payment.receipt")}
        </ButtonLink>
      )}
      {onRefund !== undefined && leftToRefund(payment) > 0 && (
        <Button size="small" variant="quiet" icon="undo" onPress={() => onRefund(payment)}>
          {t("refund.refund")}
        </Button>
      )}
    </div>
  )
}
