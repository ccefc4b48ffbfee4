import { useId, useRef, useState } from "react"
import { getCardFrame, postCardPayment } from "#domain/card-payments/cardPaymentsApi.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { DayOutOfRange } from "#domain/jobs/jobFailures.ts"
import { getJob, listJobs, postPayment } from "#domain/jobs/jobsApi.ts"
import { dueTotals, amountPayable } from "#domain/payments/balance.ts"
import type { BooksClosed } from "#domain/payments/ClosingDay.ts"
import type { CardFrame, DeclineCode } from "#domain/payments/Card.ts"
import { type ExternalPaymentDraft, type Payment, PaymentId } from "#domain/payments/Payment.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { CardFields, type CardPlaceProps, type Tokenize } from "#web/card-payments/CardFields.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useDayMessage } from "#web/jobs/form/useDayMessage.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { jobToastKey, focusNextStep } from "#web/jobs/stage/nextStep.ts"
import { useToast } from "#web/page/useToast.ts"
import { MissingNote } from "#web/service-state/MissingNote.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useLocale } from "#web/words/WordsProvider.tsx"
import { CardPaymentForm, PaymentFields, PaymentForm, PaymentErrorNotice } from "./PaymentFields.tsx"

type Payer = Payment["payer"]

// Customers usually pay by card; insurers send money.
const wayOf = (payer: Payer): "card" | "external" => (payer === "customer" ? "card" : "external")

interface TakePaymentProps {
  readonly open: OpenJob
  readonly job: Job
  /** In the time zone of the job's location. */
  readonly today: string
  readonly onClose: () => void
}

/** Takes a payment: charges a card, or records money received another way. */
export function TakePayment({ open, job, today, onClose }: TakePaymentProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const dayMessage = useDayMessage()
  const showToast = useToast()
  const frame = useApiQuery(getCardFrame, {}).data
  const hasCards = frame !== undefined && frame.kind !== "none"
  const owed = (payer: Payer) => Math.max(0, amountPayable(payer, dueTotals(job), job.payments))
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
    showToast(
      payment.status === "pending"
        ? { kind: "warning", text: t("payment.underWay") }
        : {
            kind: "success",
            about: jobToastKey(job),
            text: t("payment.charged", { amount: money(payment.amountReceived), source: payment.source })
          }
    )
    onClose()
    focusNextStep(printMenu)
  }
  const { charge, tokenizeRef, decline, ...charging } = useCharge(job, open.applySaved, kept)
  const { record, ...recording } = useRecord(
    job,
    (now) => {
      open.applySaved(now)
      showToast({ kind: "success", about: jobToastKey(job), text: t("payment.recorded") })
      onClose()
      focusNextStep(printMenu)
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
          {way === "card" && hasCards && <CardBox frame={frame} tokenizeRef={tokenizeRef} onEnter={save} />}
        </PaymentFields>
        <PaymentErrorNotice decline={way === "card" ? decline : undefined} failure={failure} />
      </Form>
    </Dialog>
  )
}

/** The documents menu, from which the payer's receipt is printed. */
const printMenu = () => document.querySelector(".JobActionsRow [aria-haspopup]")

/** The card fields at the counter, in the staff user's language. */
function CardBox(props: Pick<CardPlaceProps, "tokenizeRef" | "onEnter"> & { readonly frame: CardFrame }) {
  const { t } = useWords()
  const { language } = useLocale()
  return (
    <CardFields
      {...props}
      label={t("card.fields")}
      language={language}
      loading={<Skeleton height={88} />}
      notLoaded={<Callout tone="danger" isLive title={t("card.notLoaded")} />}
    />
  )
}

/**
 * Charges a card once per submit: the processor's fields return a token, and the server charges it. A declined payment
 * is final; the next submit is a new payment. `onSaved` receives the payment, paid or pending.
 */
const useCharge = (job: Job, adopt: (job: Job) => void, onKept: (payment: Payment) => void) => {
  const tokenizeRef = useRef<Tokenize>(undefined)
  const paymentId = useRef(newPayment())
  const [isAsking, setAsking] = useState(false)
  const asked = useRef(false)
  const [decline, setDecline] = useState<DeclineCode>()
  const { send, isPending, failure, reset } = useApiMutation(postCardPayment, {
    invalidates: [listJobs, getJob],
    onDone: (now) => {
      const payment = now.payments.find(({ id }) => id === paymentId.current)!
      adopt(now)
      if (payment.status !== "failed") return onKept(payment)
      setDecline(payment.decline ?? "GENERIC_DECLINE")
      paymentId.current = newPayment()
    },
    onFailure: () => true
  })

  const charge = async ({ payer, amountReceived, description }: ExternalPaymentDraft) => {
    // A double click requests only one token: a second one would be a second charge.
    if (asked.current || isPending) return
    asked.current = true
    setAsking(true)
    setDecline(undefined)
    reset()
    const token = await tokenizeRef.current?.().catch(() => undefined)
    asked.current = false
    setAsking(false)
    if (token !== undefined)
      send({ id: job.id, paymentId: paymentId.current, payer, amountReceived, description, token })
  }
  return { tokenizeRef, charge, decline, failure, isPending: isAsking || isPending }
}

const newPayment = () => PaymentId.make(crypto.randomUUID())

const isOfDay = (refusal: { readonly _tag: string }): refusal is DayOutOfRange | BooksClosed =>
  refusal._tag === "DayOutOfRange" || refusal._tag === "BooksClosed"

/** Records money received outside the system. The id is generated once, so a double submit is one payment. */
const useRecord = (
  job: Job,
  onKept: (job: Job) => void,
  onDayRefused: (refusal: DayOutOfRange | BooksClosed) => void
) => {
  const [paymentId] = useState(() => PaymentId.make(crypto.randomUUID()))
  const { send, isPending, failure } = useApiMutation(postPayment, {
    invalidates: [listJobs, getJob],
    onDone: onKept,
    onFailure: (refusal) => {
      if (isOfDay(refusal)) onDayRefused(refusal)
      return isOfDay(refusal) || refusal._tag === "PaymentAboveBalance" || refusal._tag === "Offline"
    }
  })
  const record = (received: ExternalPaymentDraft) => {
    if (!isPending) send({ id: job.id, paymentId, ...received })
  }
  return { record, isPending, failure: failure !== undefined && isOfDay(failure) ? undefined : failure }
}
