import type { Job } from "#domain/jobs/Job.ts"
import { latestPayment } from "#domain/payments/balance.ts"
import type { MessageTemplate } from "./MessageTemplate.ts"

type Standing = Pick<Job, "stage" | "payments" | "install">

/**
 * Whether there is something to send: each paper at its own stage, a receipt once something was paid, a word on the day
 * before an appointment that has a day, thanks once the work is done.
 */
export const maySend = ({ stage, payments, install }: Standing, template: MessageTemplate): boolean => {
  if (template === "receipt") return latestPayment({ payments }) !== undefined
  if (template === "dayBefore") return stage === "workorder" && install.date !== "" && !install.complete
  // Only the one who is on the way says so, and when they arrive.
  if (template === "onMyWay") return false
  if (template === "thanks") return stage !== "quote" && install.complete
  return stage === template
}

const byHand = ["quote", "workorder", "invoice", "receipt"] as const

/** What a person may send now, what is most likely meant first; the other messages go out by themselves. */
export const sendable = (job: Standing): ReadonlyArray<MessageTemplate> => byHand.filter((one) => maySend(job, one))
