import { Schema } from "effect"
import { useState } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { postAdjustment } from "#domain/jobs/jobStepsApi.ts"
import { AdjustmentDraft, AdjustmentId, AdjustmentKind, type Payment } from "#domain/payments/Payment.ts"
import { dueTotals, amountPayable } from "#domain/payments/balance.ts"
import { DatePicker } from "#ui/DatePicker.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { RadioGroup } from "#ui/RadioGroup.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { nullableNumber } from "#web/forms/nullableNumber.ts"
import { type Form as FormOf, useForm } from "#web/forms/useForm.ts"
import { useDayMessage } from "#web/jobs/form/useDayMessage.ts"
import { focusNextStep } from "#web/jobs/stage/nextStep.ts"
import { selectAll } from "#web/page/selectAll.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PaymentErrorNotice } from "./PaymentFields.tsx"

interface AdjustBalanceProps {
  readonly job: Job
  /** In the time zone of the job's location. */
  readonly today: string
  readonly applySaved: (job: Job) => void
  readonly onClose: () => void
}

/**
 * Records an allowance or a write-off of what a payer still owes, by default all of it. The id is generated once, so a
 * double submit is recorded only once.
 */
export function AdjustBalance({ job, today, applySaved, onClose }: AdjustBalanceProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const dayMessage = useDayMessage()
  const showToast = useToast()
  const [adjustmentId] = useState(() => AdjustmentId.make(crypto.randomUUID()))
  const owed = (payer: Payment["payer"]) => Math.max(0, amountPayable(payer, dueTotals(job), job.payments))
  const first = owed("insurer") > 0 ? "insurer" : "customer"
  const form = useForm(AdjustmentForm, {
    kind: "writeOff",
    payer: first,
    amount: owed(first),
    date: today,
    reason: ""
  })
  const { send, isPending, failure } = useApiMutation(postAdjustment, {
    invalidates: [listJobs, getJob],
    onDone: (now) => {
      applySaved(now)
      const made = now.adjustments.find(({ id }) => id === adjustmentId)
      showToast({ kind: "success", text: t("adjust.done", { amount: money(made?.amount ?? 0) }) })
      onClose()
      focusNextStep()
    },
    onFailure: (refusal) => {
      if (refusal._tag === "DayOutOfRange" || refusal._tag === "BooksClosed")
        form.setServerErrors({ date: [dayMessage(refusal)] })
      return true
    }
  })
  const isTooMuch = (form.values.amount ?? 0) > owed(form.values.payer)
  const save = () => {
    const given = form.check()
    if (given !== undefined && !isPending && !isTooMuch) send({ id: job.id, adjustmentId, ...given })
  }
  return (
    <FormDialog
      title={t("adjust.adjust")}
      isDismissable={false}
      submitLabel={t("adjust.adjust")}
      isPending={isPending}
      isDisabled={isTooMuch}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t("adjust.hint")}</p>
      <AdjustmentFields form={form} owed={owed} />
      <PaymentErrorNotice
        failure={failure?._tag === "DayOutOfRange" || failure?._tag === "BooksClosed" ? undefined : failure}
      />
    </FormDialog>
  )
}

interface AdjustmentFieldsProps {
  readonly form: FormOf<typeof AdjustmentForm>
  /** In cents. */
  readonly owed: (payer: Payment["payer"]) => number
}

/** Kind, payer (if both owe something), amount, date and reason. */
function AdjustmentFields({ form, owed }: AdjustmentFieldsProps) {
  const { t, of } = useWords()
  const { currency, money } = useFormats()
  const { amount: typed, kind, payer } = form.values
  const amount = form.field("amount", t("adjust.amount"))
  const both = owed("insurer") > 0 && owed("customer") > 0
  return (
    <FormGrid>
      <FormCell span={12}>
        <RadioGroup
          label={t("adjust.kind")}
          value={kind}
          onChange={(next) => form.set("kind", next)}
          options={AdjustmentKind.literals.map((value) => ({
            value,
            label: of("adjustmentKind", value),
            description: of("adjustmentHint", value)
          }))}
        />
      </FormCell>
      {both && (
        <FormCell span={12}>
          <SegmentedControl
            {...form.field("payer", t("payment.payer"))}
            options={[
              { value: "customer", label: t("payment.customer") },
              { value: "insurer", label: t("payment.insurer") }
            ]}
            onChange={(next) => {
              form.set("payer", next)
              form.set("amount", owed(next))
            }}
          />
        </FormCell>
      )}
      <FormCell span={6}>
        <MoneyField
          {...amount}
          errorMessage={
            (typed ?? 0) > owed(payer) ? t("payment.tooMuch", { amount: money(owed(payer)) }) : amount.errorMessage
          }
          onFocus={selectAll}
          currency={currency}
          isRequired
          autoFocus
          unclearMessage={t("number.unclear")}
          description={t("payment.owed", { amount: money(owed(payer)) })}
        />
      </FormCell>
      <FormCell span={6}>
        <DatePicker {...form.field("date", t("adjust.date"))} isRequired />
      </FormCell>
      <FormCell span={12}>
        <TextField {...form.field("reason", t("adjust.reason"))} isRequired autoComplete="off" />
      </FormCell>
    </FormGrid>
  )
}

/** The form values of an adjustment: the domain's draft, with an amount that may be empty. */
const AdjustmentForm = Schema.Struct({
  ...AdjustmentDraft.fields,
  amount: nullableNumber(AdjustmentDraft.fields.amount)
})
