import { memo, useState } from "react"
import type { Payment } from "#domain/payments/Payment.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import type { JobMoney } from "#web/jobs/form/useJobMoney.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { latePart } from "#web/shell/latePart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PaymentOwed } from "./PaymentOwed.tsx"
import { useFollowPending } from "./useFollowPending.ts"
import "./PaymentSection.css"

const PaymentList = latePart(() => import("./PaymentList.tsx"), "PaymentList", "now")
const RefundPayment = latePart(() => import("./RefundPayment.tsx"), "RefundPayment", "idle")
const TakePayment = latePart(() => import("./TakePayment.tsx"), "TakePayment", "idle")

/** What was paid and by whom, and what is still owed. */
export const PaymentSection = memo(
  function PaymentSection({ open, money }: { readonly open: OpenJob; readonly money: JobMoney }) {
    const { t } = useWords()
    const formats = useFormats()
    const { seesCustomers } = useRights()
    const [refunding, setRefunding] = useState<Payment>()
    const [isRecording, setRecording] = useState(false)
    const { job } = open
    const payments = job?.payments ?? []
    useFollowPending(payments)
    const { totals, balance } = money
    const takesMoney = job !== undefined && (job.stage !== "quote" || payments.length > 0)
    const isPaid = takesMoney && job.credit === null && totals.total > 0 && balance <= 0
    return (
      <JobSection
        id="payment"
        title={t("job.payment")}
        summary={takesMoney ? (isPaid ? t("jobs.paid") : t("payment.owed", { amount: formats.money(balance) })) : ""}
        description={takesMoney ? undefined : t("payment.later")}
        actions={
          job?.stage === "workorder" && balance > 0 ? (
            <Button icon="money" onPress={() => setRecording(true)}>
              {t("payment.recordDeposit")}
            </Button>
          ) : undefined
        }
      >
        {takesMoney && (
          <div className="Payments">
            {isPaid && (
              <p>
                <Badge tone="success" icon="check">
                  {t("jobs.paid")}
                </Badge>
              </p>
            )}
            <PaymentList jobId={job.id} payments={payments} onRefund={seesCustomers ? setRefunding : undefined} />
            {!isPaid && job.credit === null && <PaymentOwed totals={totals} payments={payments} />}
          </div>
        )}
        {isRecording && job !== undefined && (
          <TakePayment open={open} job={job} today={money.today} onClose={() => setRecording(false)} />
        )}
        {refunding !== undefined && job !== undefined && (
          <RefundPayment
            job={job}
            payment={refunding}
            today={money.today}
            adopt={open.adopt}
            onClose={() => setRefunding(undefined)}
          />
        )}
      </JobSection>
    )
  },
  (before, after) =>
    before.open.job === after.open.job &&
    before.money.today === after.money.today &&
    JSON.stringify(before.money.totals) === JSON.stringify(after.money.totals)
)
