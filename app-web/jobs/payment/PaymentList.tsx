import "./PaymentSection.css"
import { isMovedAway, isVoidable, refundableAmount, isReceived } from "#domain/payments/balance.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Link } from "#ui/Link.tsx"
import { Table } from "#ui/Table.tsx"
import { documentHref } from "#web/jobs/files/jobDocuments.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { sourceText } from "#domain/payments/sourceText.ts"

const payerWords = { customer: "payment.customer", insurer: "payment.insurer" } as const

interface PaymentListProps {
  readonly jobId: string
  readonly payments: ReadonlyArray<Payment>
  /** Undefined for users who may not take payments. */
  readonly onRefund: ((payment: Payment) => void) | undefined
  /** Undefined for users who may not take payments. */
  readonly onVoid: ((payment: Payment) => void) | undefined
  /** Undefined for users who may not take payments. */
  readonly onMove: ((payment: Payment) => void) | undefined
}

/**
 * The payments on a job in the order received, with their actions: receipt, refund of what is left, move to another
 * job, and void if recorded by mistake.
 */
export function PaymentList({ jobId, payments, onRefund, onVoid, onMove }: PaymentListProps) {
  const { t, of } = useWords()
  const { money, day } = useFormats()
  if (payments.length === 0) return <p className="Quiet">{t("payment.none")}</p>
  return (
    <Table
      label={t("payment.list")}
      columns={[
        {
          id: "date",
          title: t("payment.date"),
          cell: ({ collectionDate }) => <span className="tabular PaymentFact">{day(collectionDate)}</span>
        },
        {
          id: "payer",
          title: t("payment.payer"),
          cell: ({ payer }) => <span className="PaymentFact">{t(payerWords[payer])}</span>
        },
        {
          id: "source",
          title: t("payment.source"),
          width: "140px",
          cell: ({ source, card, processor }) => (
            <>
              {card === undefined || card.last4 === "" ? (
                sourceText(source, t)
              ) : (
                <span className="tabular">{sourceText(source, t).replace(card.last4, `•••• ${card.last4}`)}</span>
              )}
              {processor !== undefined && (
                <span className="PaymentProcessor">
                  <span className="hidden-text">{t("payment.processor")} </span>
                  {of("cardProcessor", processor)}
                </span>
              )}
            </>
          )
        },
        {
          id: "description",
          title: t("payment.description"),
          minTableWidth: "wide",
          cell: ({ description }) => description || "–"
        },
        {
          id: "status",
          title: t("payment.status"),
          width: "32%",
          cell: (payment) => <PaymentState payment={payment} />
        },
        {
          id: "amount",
          title: t("payment.amountTitle"),
          align: "end",
          cell: ({ amountReceived, status }) => (
            <span className="PaymentFact" data-failed={status === "failed" || status === "voided" || undefined}>
              {money(amountReceived)}
            </span>
          )
        },
        {
          id: "actions",
          title: t("refund.actions"),
          align: "end",
          cell: (payment) => (
            <PaymentActions jobId={jobId} payment={payment} onRefund={onRefund} onVoid={onVoid} onMove={onMove} />
          )
        }
      ]}
      rows={payments}
      rowId={({ id }) => id}
      rowText={({ source }) => sourceText(source, t)}
      loadingLabel={t("loading")}
      empty={null}
    />
  )
}

interface PaymentActionsProps extends Omit<PaymentListProps, "payments"> {
  readonly payment: Payment
}

/** The actions of a payment: receipt, refund, move and void. */
function PaymentActions({ jobId, payment, onRefund, onVoid, onMove }: PaymentActionsProps) {
  const { t } = useWords()
  return (
    <div className="PaymentActions">
      {isReceived(payment) && (
        <ButtonLink
          size="small"
          variant="quiet"
          icon="document"
          href={documentHref(jobId, "receipt", { payment: payment.id })}
          target="_blank"
        >
          {t("payment.receipt")}
        </ButtonLink>
      )}
      {onRefund !== undefined && refundableAmount(payment) > 0 && (
        <Button size="small" variant="quiet" icon="undo" onPress={() => onRefund(payment)}>
          {t("refund.refund")}
        </Button>
      )}
      {onMove !== undefined && refundableAmount(payment) > 0 && (
        <Button size="small" variant="quiet" icon="arrow-right" onPress={() => onMove(payment)}>
          {t("payment.move")}
        </Button>
      )}
      {onVoid !== undefined && isVoidable(payment) && (
        <Button size="small" variant="quiet" icon="x" onPress={() => onVoid(payment)}>
          {t("payment.void")}
        </Button>
      )}
    </div>
  )
}

const looks = {
  pending: { tone: "warning", icon: "clock" },
  paid: { tone: "success", icon: "check" },
  failed: { tone: "danger", icon: "x" },
  partlyRefunded: { tone: "info", icon: "undo" },
  refunded: { tone: "neutral", icon: "undo" },
  voided: { tone: "neutral", icon: "x" }
} as const

const refundLines = { pending: "refund.linePending", refunded: "refund.line", failed: "refund.lineFailed" } as const

/** The state of a payment as text and icon: why it was declined, and each of its refunds. */
function PaymentState({ payment }: { readonly payment: Payment }) {
  const { status, decline, linkId, movedFrom, refunds = [], voided } = payment
  const { t, of } = useWords()
  const { money, day } = useFormats()
  return (
    <div className="PaymentState">
      {isMovedAway(payment) ? (
        <Badge tone="neutral" icon="arrow-right">
          {t("payment.moved")}
        </Badge>
      ) : (
        <Badge {...looks[status]}>{of("paymentStatus", status)}</Badge>
      )}
      {movedFrom !== undefined && (
        <Link href={`/jobs/${movedFrom.id}/edit`}>{t("payment.movedFrom", { number: movedFrom.number })}</Link>
      )}
      {linkId !== undefined && <span className="Quiet">{t("payment.byLink")}</span>}
      {status === "failed" && decline !== undefined && <span className="Quiet">{of("declineCode", decline)}</span>}
      {voided !== undefined && (
        <span className="Quiet">{t("payment.voidLine", { day: day(voided.date), reason: voided.reason })}</span>
      )}
      {refunds.map((refund) =>
        refund.movedTo === undefined ? (
          <span key={refund.id} className="Quiet">
            {t(refundLines[refund.status], {
              amount: money(refund.amount),
              day: day(refund.date),
              reason: refund.decline === undefined ? refund.reason : of("declineCode", refund.decline)
            })}
          </span>
        ) : (
          <Link key={refund.id} href={`/jobs/${refund.movedTo.id}/edit`}>
            {t("payment.movedTo", {
              amount: money(refund.amount),
              day: day(refund.date),
              number: refund.movedTo.number
            })}
          </Link>
        )
      )}
    </div>
  )
}
