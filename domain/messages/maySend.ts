import type { Job } from "#domain/jobs/Job.ts"
import { priceFault } from "#domain/jobs/stageRules.ts"
import { dueTotals, latestPayment, owedBy } from "#domain/payments/balance.ts"
import type { MessageTemplate } from "./MessageTemplate.ts"

type Standing = Pick<Job, "stage" | "payments" | "install"> & Parameters<typeof dueTotals>[0]

/**
 * Whether there is something to send: each paper at its own stage, a receipt once something was paid, a word on the day
 * before an appointment that has a day, a word that the work is done and thanks once it is, a link to pay by once an order
 * or invoice has something to pay, a statement while the customer owes something of it, a link to send photos by until
 * the work is done.
 */
export const maySend = (job: Standing, template: MessageTemplate): boolean => {
  const { stage, payments, install } = job
  if (template === "receipt") return latestPayment({ payments }) !== undefined
  if (template === "dayBefore") return stage === "workorder" && install.date !== "" && !install.complete
  // Only the one who is on the way says so, and when they arrive.
  if (template === "onMyWay") return false
  if (template === "payLink") return stage !== "quote" && owedBy("customer", dueTotals(job), payments) > 0
  if (template === "statement") return stage === "invoice" && owedBy("customer", dueTotals(job), payments) > 0
  // Before the work is done, to find the right glass by.
  if (template === "photos") return stage !== "invoice" && !install.complete
  if (template === "done" || template === "thanks") return stage !== "quote" && install.complete
  return stage === template
}

const byHand = ["quote", "workorder", "invoice", "receipt", "photos"] as const

/** What a person may send now, what is most likely meant first; the other messages go out by themselves. */
export const sendable = (job: Standing): ReadonlyArray<MessageTemplate> => byHand.filter((one) => maySend(job, one))

/**
 * Why a message that belongs to the job's stage cannot go out yet: nobody should accept a quote without a line, or with
 * one that has no price and will cost more. Undefined where it can.
 */
export const sendingFault = (job: Pick<Job, "lines">, template: MessageTemplate) =>
  template === "quote" ? priceFault(job) : undefined

/**
 * What keeps a person from sending a paper now; undefined where one can go, or there is none. A request for photos, which
 * always can, has a button of its own.
 */
export const sendBlocker = (job: Standing & Pick<Job, "lines">) => {
  const faults = sendable(job)
    .filter((one) => one !== "photos")
    .map((one) => sendingFault(job, one))
  return faults.includes(undefined) ? undefined : faults[0]
}
