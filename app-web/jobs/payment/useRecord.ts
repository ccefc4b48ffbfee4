import { useState } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import type { DayOutOfRange } from "#domain/jobs/jobFailures.ts"
import { getJob, listJobs, postPayment } from "#domain/jobs/jobsApi.ts"
import { type ExternalPaymentDraft, PaymentId } from "#domain/payments/Payment.ts"
import { useSend } from "#web/api/useSend.ts"

/** Takes down money that came outside the system. The payment is named once, so that two presses are one payment. */
export const useRecord = (job: Job, onKept: (job: Job) => void, onDayRefused: (refusal: DayOutOfRange) => void) => {
  const [paymentId] = useState(() => PaymentId.make(crypto.randomUUID()))
  const { send, isPending, failure } = useSend(postPayment, {
    refreshes: [listJobs, getJob],
    onDone: onKept,
    onFailure: (refusal) => {
      if (refusal._tag === "DayOutOfRange") onDayRefused(refusal)
      return refusal._tag === "DayOutOfRange" || refusal._tag === "PaymentAboveBalance" || refusal._tag === "Offline"
    }
  })
  const record = (received: ExternalPaymentDraft) => {
    if (!isPending) send({ id: job.id, paymentId, ...received })
  }
  return { record, isPending, failure: failure?._tag === "DayOutOfRange" ? undefined : failure }
}
