import type { Payment } from "#domain/payments/Payment.ts"
import { Table } from "#ui/Table.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PaymentDeeds } from "./PaymentDeeds.tsx"
import { PaymentState } from "./PaymentState.tsx"
import { useSourceText } from "./useSourceText.ts"

const payerWords = { customer: "payment.customer", insurer: "payment.insurer" } as const

export interface PaymentListProps {
  readonly jobId: string
  readonly payments: ReadonlyArray<Payment>
  /** Undefined for those who take no money. */
  readonly onRefund: ((payment: Payment) => void) | undefined
}

/** The payments on a job, as they came, with what can be done about each: its receipt, a refund of what is left. */
export function PaymentList({ jobId, payments, onRefund }: PaymentListProps) {
  const { t } = useWords()
  const { money, day } = useFormats()
  const sourceText = useSourceText()
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
          cell: ({ source, card }) =>
            card === undefined || card.last4 === "" ? (
              sourceText(source)
            ) : (
              <span className="tabular">{sourceText(source).replace(card.last4, `•••• ${card.last4}`)}</span>
            )
        },
        {
          id: "description",
          title: t("payment.description"),
          from: "wide",
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
            <span className="PaymentFact" data-failed={status === "failed" || undefined}>
              {money(amountReceived)}
            </span>
          )
        },
        {
          id: "deeds",
          title: t("refund.actions"),
          align: "end",
          cell: (payment) => <PaymentDeeds jobId={jobId} payment={payment} onRefund={onRefund} />
        }
      ]}
      rows={payments}
      rowId={({ id }) => id}
      rowText={({ source }) => sourceText(source)}
      loadingLabel={t("loading")}
      empty={null}
    />
  )
}
