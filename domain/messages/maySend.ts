import type { Job } from "#domain/jobs/Job.ts"
import { latestPayment } from "#domain/payments/balance.ts"
import { MessageTemplate } from "./Message.ts"

type Standing = Pick<Job, "stage" | "payments">

/** Whether there is something to send: each paper at its own stage, a receipt once something was paid. */
export const maySend = ({ stage, payments }: Standing, template: MessageTemplate): boolean =>
  template === "receipt" ? latestPayment({ payments }) !== undefined : stage === template

/** What may be sent now, what is most likely meant first. */
export const sendable = (job: Standing): ReadonlyArray<MessageTemplate> =>
  MessageTemplate.literals.filter((one) => maySend(job, one))
