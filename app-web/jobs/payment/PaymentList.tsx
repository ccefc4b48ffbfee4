import type { Payment } from "#domain/jobs/Payment.ts"
import { StatusDot } from "#ui/StatusDot.tsx"
import { Table } from "#ui/Table.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const tones = { pending: "warning", paid: "success", refunded: "neutral" } as const
const statusWords = { pending: "payment.statusPending", paid: "payment.statusPaid", refunded: "payment.statusRefunded" } as const
const payerWords = { customer: "payment.customer", insurer: "payment.insurer" } as const

/** The payments on a job, as they came. */
export function PaymentList({ payments }: { readonly payments: ReadonlyArray<Payment> }) {
  const { t } = useWords()
  const { money, day } = useFormats()
  if (payments.length === 0) return <p className="Quiet">{t("payment.none")}</p>
  return (
    <Table
      label={t("payment.list")}
      columns={[
        { id: "date", title: t("payment.date"), cell: ({ collectionDate }) => <span className="tabular">{day(collectionDate)}</span> },
        { id: "payer", title: t("payment.payer"), cell: ({ payer }) => t(payerWords[payer]) },
        { id: "source", title: t("payment.source"), cell: ({ source }) => source },
        { id: "description", title: t("payment.description"), from: "medium", cell: ({ description }) => description || "–" },
        { id: "status", title: t("payment.status"), cell: ({ status }) => <StatusDot tone={tones[status]}>{t(statusWords[status])}</StatusDot> },
        { id: "amount", title: t("payment.amountTitle"), align: "end", cell: ({ amountReceived }) => money(amountReceived) }
      ]}
      rows={payments}
      rowId={({ id }) => id}
      rowText={({ source }) => source}
      loadingLabel={t("loading")}
      empty={null}
    />
  )
}
