import { useId, useState } from "react"
import { getCardFrame } from "#domain/card-payments/cardPaymentsApi.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { payableBy } from "#domain/payments/balance.ts"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { useForm } from "#web/api/useForm.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useDayMessage } from "#web/jobs/form/useDayMessage.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { MissingNote } from "#web/shell/MissingNote.tsx"
import { useSay } from "#web/shell/useSay.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { CardBox } from "./CardBox.tsx"
import { PaymentFields } from "./PaymentFields.tsx"
import { CardPaymentForm, PaymentForm } from "./PaymentForm.ts"
import { PaymentTrouble } from "./PaymentTrouble.tsx"
import { useCharge } from "./useCharge.ts"
import { useRecord } from "./useRecord.ts"

type Payer = Payment["payer"]

// Customers come with a card; insurers send their money.
const wayOf = (payer: Payer): "card" | "external" => (payer === "customer" ? "card" : "external")

export interface TakePaymentProps {
  readonly open: OpenJob
  readonly job: Job
  /** By the clock of the job's location. */
  readonly today: string
  readonly onClose: () => void
}

/** Takes a payment: charges a card, or takes down money that came another way. */
export function TakePayment({ open, job, today, onClose }: TakePaymentProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const dayMessage = useDayMessage()
  const say = useSay()
  const { seesCustomers: takesCards } = useRights()
  const frame = useQueryOf(getCardFrame, {}, { enabled: takesCards }).data
  const hasCards = frame !== undefined && frame.kind !== "none"
  const owed = (payer: Payer) => Math.max(0, payableBy(payer, job.totals, job.payments))
  const first: Payer = owed("customer") > 0 ? "customer" : "insurer"
  const [chosen, choose] = useState(wayOf(first))
  const formId = useId()
  const way = hasCards ? chosen : "external"
  const form = useForm(way === "card" ? CardPaymentForm : PaymentForm, {
    payer: first,
    collectionDate: today,
    source: "",
    amountReceived: owed(first),
    description: ""
  })
  const kept = (payment: Payment) => {
    say(
      payment.status === "pending"
        ? { kind: "warning", text: t("payment.underWay") }
        : {
            kind: "success",
            text: t("payment.charged", { amount: money(payment.amountReceived), source: payment.source })
          }
    )
    onClose()
  }
  const { charge, tokeniseRef, decline, ...charging } = useCharge(job, open.adopt, kept)
  const { record, ...recording } = useRecord(
    job,
    (now) => {
      open.adopt(now)
      say({ kind: "success", text: t("payment.recorded") })
      onClose()
    },
    (refusal) => form.setServerErrors({ collectionDate: [dayMessage(refusal)] })
  )
  const title = t(job.stage === "invoice" ? "payment.record" : "payment.recordDeposit")
  const { isPending, failure } = way === "card" ? charging : recording
  const save = () => {
    const received = form.check()
    if (received !== undefined) void (way === "card" ? charge(received) : record(received))
  }
  const isTooMuch = (form.values.amountReceived ?? 0) > owed(form.values.payer)
  return (
    <Dialog
      title={title}
      closeLabel={t("close")}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t("cancel")}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending} isDisabled={isTooMuch}>
            {way === "card" ? t("payment.charge", { amount: money(form.values.amountReceived ?? 0) }) : title}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {hasCards && (
          <SegmentedControl
            label={t("payment.way")}
            value={way}
            onChange={choose}
            options={[
              { value: "card", label: t("payment.byCard") },
              { value: "external", label: t("payment.byOther") }
            ]}
          />
        )}
        {frame?.kind === "none" && form.values.payer === "customer" && <MissingNote service="cards" />}
        <PaymentFields
          form={form}
          owed={owed}
          hasInsurer={job.totals.insurerShare > 0}
          isByCard={way === "card"}
          onPayer={(payer) => choose(wayOf(payer))}
        >
          {way === "card" && hasCards && <CardBox frame={frame} tokeniseRef={tokeniseRef} onEnter={save} />}
        </PaymentFields>
        <PaymentTrouble decline={way === "card" ? decline : undefined} failure={failure} />
      </Form>
    </Dialog>
  )
}
