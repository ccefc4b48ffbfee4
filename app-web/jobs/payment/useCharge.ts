import { useRef, useState } from "react"
import { postCardPayment } from "#domain/card-payments/cardPaymentsApi.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { DayOutOfRange } from "#domain/jobs/jobFailures.ts"
import { getJob, listJobs, postPayment } from "#domain/jobs/jobsApi.ts"
import type { DeclineCode } from "#domain/payments/Card.ts"
import type { BooksClosed } from "#domain/payments/booksFailures.ts"
import { type ExternalPaymentDraft, type Payment, PaymentId } from "#domain/payments/Payment.ts"
import { useSend } from "#web/api/useSend.ts"
import type { Tokenise } from "#web/card-payments/CardFields.tsx"

/**
 * Charges a card once a press: the processor's fields give a token, the server charges it. A payment that was declined
 * is over; the next press is another one. `onKept` is told of the job with the payment, paid or pending.
 */
export const useCharge = (job: Job, adopt: (job: Job) => void, onKept: (payment: Payment) => void) => {
  const tokeniseRef = useRef<Tokenise>(undefined)
  const paymentId = useRef(newPayment())
  const [isAsking, setAsking] = useState(false)
  const asked = useRef(false)
  const [decline, setDecline] = useState<DeclineCode>()
  const { send, isPending, failure, reset } = useSend(postCardPayment, {
    refreshes: [listJobs, getJob],
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
    // Two presses at once ask the card but once: a second token would be a second charge to name.
    if (asked.current || isPending) return
    asked.current = true
    setAsking(true)
    setDecline(undefined)
    reset()
    const token = await tokeniseRef.current?.().catch(() => undefined)
    asked.current = false
    setAsking(false)
    if (token !== undefined)
      send({ id: job.id, paymentId: paymentId.current, payer, amountReceived, description, token })
  }
  return { tokeniseRef, charge, decline, failure, isPending: isAsking || isPending }
}

const newPayment = () => PaymentId.make(crypto.randomUUID())

const isOfDay = (refusal: { readonly _tag: string }): refusal is DayOutOfRange | BooksClosed =>
  refusal._tag === "DayOutOfRange" || refusal._tag === "BooksClosed"

/** Takes down money that came outside the system. The payment is named once, so that two presses are one payment. */
export const useRecord = (
  job: Job,
  onKept: (job: Job) => void,
  onDayRefused: (refusal: DayOutOfRange | BooksClosed) => void
) => {
  const [paymentId] = useState(() => PaymentId.make(crypto.randomUUID()))
  const { send, isPending, failure } = useSend(postPayment, {
    refreshes: [listJobs, getJob],
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
