import "./PaymentSection.css"
import { Schema } from "effect"
import { useState } from "react"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { postAdjustmentReversal } from "#domain/jobs/jobStepsApi.ts"
import { type Adjustment, AdjustmentReversal } from "#domain/payments/Payment.ts"
import { isInEffect } from "#domain/payments/balance.ts"
import { Button } from "#ui/Button.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { focusNextStep } from "#web/jobs/stage/nextStep.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PaymentErrorNotice } from "./PaymentFields.tsx"

interface AdjustmentsProps {
  readonly job: Job
  /** Whether the current user may take payments. */
  readonly canReverse: boolean
  readonly applySaved: (job: Job) => void
}

/** Allowances and write-offs on an invoice, with date and reason, and their reversals. */
export function Adjustments({ job, canReverse, applySaved }: AdjustmentsProps) {
  const { t, of } = useWords()
  const { day, money } = useFormats()
  const [reversing, setReversing] = useState<Adjustment>()
  return (
    <>
      <ul className="Adjustments" aria-label={t("adjust.all")}>
        {job.adjustments.map((one) => (
          <li key={one.id}>
            <div>
              <span>
                {t("adjust.line", { kind: of("adjustmentKind", one.kind), day: day(one.date), reason: one.reason })}
              </span>
              <span className="Quiet">
                {t(one.payer === "customer" ? "payment.customer" : "payment.insurer")}
                {one.reversed !== undefined &&
                  ` · ${t("adjust.reversedLine", { day: day(one.reversed.date), reason: one.reversed.reason })}`}
              </span>
            </div>
            <span className="tabular AdjustmentAmount" data-reversed={one.reversed !== undefined || undefined}>
              {money(-one.amount)}
            </span>
            {canReverse && isInEffect(one) && !isCredited(job) && (
              <Button size="small" variant="quiet" icon="undo" onPress={() => setReversing(one)}>
                {t("adjust.reverse")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {reversing !== undefined && (
        <Reversal job={job} adjustment={reversing} applySaved={applySaved} onClose={() => setReversing(undefined)} />
      )}
    </>
  )
}

interface ReversalProps {
  readonly job: Job
  readonly adjustment: Adjustment
  readonly applySaved: (job: Job) => void
  readonly onClose: () => void
}

/** Reverses an allowance or a write-off after asking why, because it stays listed. */
function Reversal({ job, adjustment, applySaved, onClose }: ReversalProps) {
  const { t, of } = useWords()
  const { money } = useFormats()
  const showToast = useToast()
  const amount = money(adjustment.amount)
  const form = useForm(Reasoned, { reason: "" })
  const { send, isPending, failure } = useApiMutation(postAdjustmentReversal, {
    invalidates: [listJobs, getJob],
    onDone: (now) => {
      applySaved(now)
      showToast({ kind: "success", text: t("adjust.reversed", { amount }) })
      onClose()
      focusNextStep()
    },
    onFailure: () => true
  })
  const save = () => {
    const given = form.check()
    if (given !== undefined && !isPending) send({ id: job.id, adjustmentId: adjustment.id, ...given })
  }
  return (
    <FormDialog
      title={t("adjust.reverseTitle")}
      size="small"
      isDismissable={false}
      submitLabel={t("adjust.reverseTitle")}
      submitVariant="danger"
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t("adjust.reverseSure", { amount, kind: of("adjustmentKind", adjustment.kind) })}</p>
      <TextField {...form.field("reason", t("adjust.reason"))} isRequired autoFocus autoComplete="off" />
      <PaymentErrorNotice failure={failure} />
    </FormDialog>
  )
}

const Reasoned = Schema.Struct({ reason: AdjustmentReversal.fields.reason })
