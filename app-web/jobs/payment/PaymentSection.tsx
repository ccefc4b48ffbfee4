import { memo, useState } from "react"
import { owedBy } from "#domain/jobs/settle.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import type { JobMoney } from "#web/jobs/form/useJobMoney.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PaymentList } from "./PaymentList.tsx"
import { RecordPayment } from "./RecordPayment.tsx"

/** What was paid and by whom, and what is still owed. */
export const PaymentSection = memo(function PaymentSection({ open, money }: { readonly open: OpenJob; readonly money: JobMoney }) {
  const { t } = useWords()
  const formats = useFormats()
  const [isRecording, setRecording] = useState(false)
  const { job } = open
  const payments = job?.payments ?? []
  const { totals, balance } = money
  const takesMoney = job !== undefined && job.stage !== "quote"
  const isPaid = takesMoney && totals.total > 0 && balance <= 0
  return (
    <JobSection
      id="payment"
      title={t("job.payment")}
      summary={takesMoney ? (isPaid ? t("jobs.paid") : t("payment.owed", { amount: formats.money(balance) })) : ""}
      description={takesMoney ? undefined : t("payment.later")}
      actions={takesMoney && !isPaid && balance > 0 ? <Button icon="money" onPress={() => setRecording(true)}>{t(job.stage === "invoice" ? "payment.record" : "payment.recordDeposit")}</Button> : undefined}
    >
      {takesMoney && (
        <>
          {isPaid && <p><Badge tone="success" icon="check">{t("jobs.paid")}</Badge></p>}
          <PaymentList payments={payments} />
          <div className="Totals">
            <DefinitionList
              layout="sums"
              items={[
                ...totals.insurerShare === 0 ? [] : [{ label: t("payment.insurerOwes"), value: formats.money(owedBy("insurer", totals, payments)) }],
                { label: t("payment.customerOwes"), value: formats.money(owedBy("customer", totals, payments)) },
                { label: t("payment.balance"), value: formats.money(balance) }
              ]}
            />
          </div>
        </>
      )}
      {isRecording && job !== undefined && <RecordPayment open={open} job={job} totals={totals} onClose={() => setRecording(false)} />}
    </JobSection>
  )
}, (before, after) =>
  before.open.job === after.open.job && JSON.stringify(before.money.totals) === JSON.stringify(after.money.totals))
