import "./PaymentSection.css"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { Totals } from "#domain/estimates/priceEstimate.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { balanceOf, dueTotals, amountOwed, amountPayable } from "#domain/payments/balance.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { useJobMoney } from "#web/jobs/form/JobMoney.tsx"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { isLive } from "#web/live/liveState.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const PaymentList = lazyPart(() => import("./PaymentList.tsx"), "PaymentList", "now")
const RefundPayment = lazyPart(() => import("./RefundPayment.tsx"), "RefundPayment", "idle")
const VoidPayment = lazyPart(() => import("./CorrectPayment.tsx"), "VoidPayment", "idle")
const MovePayment = lazyPart(() => import("./CorrectPayment.tsx"), "MovePayment", "idle")
const Adjustments = lazyPart(() => import("./Adjustments.tsx"), "Adjustments", "idle")
const AdjustBalance = lazyPart(() => import("./AdjustBalance.tsx"), "AdjustBalance", "idle")
const TakePayment = lazyPart(() => import("./TakePayment.tsx"), "TakePayment", "idle")

/** The id of the button that takes a deposit. */
export const depositButtonId = "job-deposit"

/** What was paid, by whom, and what is still owed. */
export function PaymentSection({ open, lookups }: { readonly open: OpenJob; readonly lookups: JobLookups }) {
  const { t } = useWords()
  const formats = useFormats()
  const { canTakePayments } = usePermissions()
  const [refunding, setRefunding] = useState<Payment>()
  const [voiding, setVoiding] = useState<Payment>()
  const [moving, setMoving] = useState<Payment>()
  const [isAdjusting, setAdjusting] = useState(false)
  const [isRecording, setRecording] = useState(false)
  const { job } = open
  const payments = job?.payments ?? []
  useFollowPending(payments)
  const money = useJobMoney(open, lookups)
  const { totals, balance } = money
  const isPayable = job !== undefined && (job.stage !== "quote" || payments.length > 0)
  const isOwing = isPayable && job.stage !== "quote"
  const isPaid = isOwing && !isCredited(job) && totals.total > 0 && balance <= 0
  return (
    <JobSection
      id="payment"
      title={t("job.payment")}
      summary={isOwing ? (isPaid ? t("jobs.paid") : t("payment.owed", { amount: formats.money(balance) })) : ""}
      description={isPayable ? undefined : t("payment.later")}
      actions={
        canTakePayments && job?.stage === "workorder" && balance > 0 ? (
          <Button id={depositButtonId} icon="money" onPress={() => setRecording(true)}>
            {t("payment.recordDeposit")}
          </Button>
        ) : canTakePayments && job !== undefined && isAdjustable(job) ? (
          <Button icon="minus" onPress={() => setAdjusting(true)}>
            {t("adjust.adjust")}
          </Button>
        ) : undefined
      }
    >
      {isPayable && (
        <div className="Payments">
          {isPaid && (
            <p>
              <Badge tone="success" icon="check">
                {t("jobs.paid")}
              </Badge>
            </p>
          )}
          <PaymentList
            jobId={job.id}
            payments={payments}
            onRefund={canTakePayments ? setRefunding : undefined}
            onVoid={canTakePayments ? setVoiding : undefined}
            onMove={canTakePayments ? setMoving : undefined}
          />
          {job.adjustments.length > 0 && (
            <Adjustments job={job} canReverse={canTakePayments} applySaved={open.applySaved} />
          )}
          {isOwing && !isPaid && !isCredited(job) && (
            <PaymentOwed totals={dueTotals({ ...job, totals })} payments={payments} />
          )}
        </div>
      )}
      {isRecording && job !== undefined && (
        <TakePayment open={open} job={job} today={money.today} onClose={() => setRecording(false)} />
      )}
      {isAdjusting && job !== undefined && (
        <AdjustBalance job={job} today={money.today} applySaved={open.applySaved} onClose={() => setAdjusting(false)} />
      )}
      {refunding !== undefined && job !== undefined && (
        <RefundPayment
          job={job}
          payment={refunding}
          today={money.today}
          applySaved={open.applySaved}
          onClose={() => setRefunding(undefined)}
        />
      )}
      {voiding !== undefined && job !== undefined && (
        <VoidPayment job={job} payment={voiding} applySaved={open.applySaved} onClose={() => setVoiding(undefined)} />
      )}
      {moving !== undefined && job !== undefined && (
        <MovePayment job={job} payment={moving} applySaved={open.applySaved} onClose={() => setMoving(undefined)} />
      )}
    </JobSection>
  )
}

/** Whether an invoice has a balance that can be allowed or written off. */
const isAdjustable = (job: Job) =>
  job.stage === "invoice" &&
  !isCredited(job) &&
  (["customer", "insurer"] as const).some((payer) => amountPayable(payer, dueTotals(job), job.payments) > 0)

/** The balance of each payer. */
function PaymentOwed({ totals, payments }: { readonly totals: Totals; readonly payments: ReadonlyArray<Payment> }) {
  const { t } = useWords()
  const { money } = useFormats()
  return (
    <div className="Totals">
      <DefinitionList
        layout="sums"
        items={[
          ...(totals.insurerShare === 0
            ? []
            : [{ label: t("payment.insurerOwes"), value: money(amountOwed("insurer", totals, payments)) }]),
          { label: t("payment.customerOwes"), value: money(amountOwed("customer", totals, payments)) },
          { label: t("payment.balance"), value: money(balanceOf(totals, payments)) }
        ]}
      />
    </div>
  )
}

/**
 * Polling interval in milliseconds for a job while the payment processor has not responded and no live updates arrive.
 */
const every = 4_000

/** Polls pending payments and refunds until they are settled. */
const useFollowPending = (payments: ReadonlyArray<Payment>) => {
  const queries = useQueryClient()
  const isPending = payments.some(
    ({ status, refunds = [] }) => status === "pending" || refunds.some((refund) => refund.status === "pending")
  )
  useEffect(() => {
    if (!isPending) return
    const timer = setInterval(() => {
      if (!isLive()) void queries.invalidateQueries({ queryKey: [getJob.name] })
    }, every)
    return () => clearInterval(timer)
  }, [isPending, queries])
}
