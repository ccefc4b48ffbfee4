import type { Job } from "#domain/jobs/Job.ts"
import { priceFault } from "#domain/jobs/stageRules.ts"
import { dueTotals, latestPayment, amountOwed } from "#domain/payments/balance.ts"
import type { MessageTemplate } from "./MessageTemplate.ts"

type Standing = Pick<Job, "stage" | "payments" | "install"> & Parameters<typeof dueTotals>[0]

/**
 * Whether a message applies to the job now: each document at its own stage, a receipt after a payment, the reminder
 * before a dated appointment, the work-done and thank-you messages after completion, a payment link or statement while
 * the customer owes something, and a photo request until the work is done.
 */
export const canSend = (job: Standing, template: MessageTemplate): boolean => {
  const { stage, payments, install } = job
  if (template === "receipt") return latestPayment({ payments }) !== undefined
  if (template === "dayBefore") return stage === "workorder" && install.date !== "" && !install.complete
  // Sent only by the installer on the way, with the arrival window.
  if (template === "onMyWay") return false
  if (template === "payLink") return stage !== "quote" && amountOwed("customer", dueTotals(job), payments) > 0
  if (template === "statement") return stage === "invoice" && amountOwed("customer", dueTotals(job), payments) > 0
  // Useful only before the work is done, to identify the right glass.
  if (template === "photos") return stage !== "invoice" && !install.complete
  if (template === "done" || template === "thanks") return stage !== "quote" && install.complete
  return stage === template
}

const byHand = ["quote", "workorder", "invoice", "receipt", "photos"] as const

/** Returns the messages a user can send now, the most likely one first; all others are sent automatically. */
export const sendableTemplates = (job: Standing): ReadonlyArray<MessageTemplate> =>
  byHand.filter((one) => canSend(job, one))

/**
 * Returns why a message that fits the job's stage cannot be sent yet, or undefined if it can. A quote needs lines, all
 * of them priced, so that no one accepts one that will cost more.
 */
export const sendingFault = (job: Pick<Job, "lines">, template: MessageTemplate) =>
  template === "quote" ? priceFault(job) : undefined

/**
 * Returns what prevents a user from sending a document now, or undefined if one can be sent or none applies. Photo
 * requests, which are always possible, have their own button.
 */
export const sendBlocker = (job: Standing & Pick<Job, "lines">) => {
  const faults = sendableTemplates(job)
    .filter((one) => one !== "photos")
    .map((one) => sendingFault(job, one))
  return faults.includes(undefined) ? undefined : faults[0]
}
