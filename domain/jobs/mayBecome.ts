import { daysAfter } from "#domain/shared/Today.ts"
import type { Job, Stage } from "./Job.ts"
import {
  InstallDateMissing,
  InvoiceCredited,
  MoneyTaken,
  NothingPriced,
  QuoteTooOld,
  StageNotNext,
  StockRequired
} from "./jobFailures.ts"
import { jobMachine, type JobStanding, type JobStep, stepAsks } from "./jobMachine.ts"
import { isHere } from "#domain/estimates/partsStatusOf.ts"

/** A quoted price is good for 30 days, spec §9. */
export const quoteGoodFor = 30

/** The last day on which a quote of that day holds. */
export const goodUntil = (quotedOn: string): string => daysAfter(quotedOn, quoteGoodFor)

/** Which step leads from one stage to another; undefined where none does. */
export const stepBetween = (from: Stage, to: Stage): JobStep | undefined => {
  if (to === "invoice") return from === "invoice" ? undefined : "invoice"
  if (to === "workorder") return from === "quote" ? "accept" : from === "invoice" ? "reopen" : undefined
  return from === "workorder" ? "reopen" : undefined
}

/**
 * The part numbers on a job that must be in stock before its invoice and are not; `required` are the shop's products
 * that ask for it.
 */
export const outOfStock = ({ lines }: Pick<Job, "lines">, required: ReadonlyArray<string>): ReadonlyArray<string> => {
  const asked = new Set(required.map((code) => code.toLowerCase()))
  return [
    ...new Set(
      lines
        .filter((line) => asked.has(line.partNumber.toLowerCase()) && !isHere(line))
        .map(({ partNumber }) => partNumber)
    )
  ]
}

/** Whether every line has its price, and there is one. */
export const isPriced = ({ lines }: Pick<Job, "lines">): boolean =>
  lines.length > 0 && !lines.some((line) => line.rule === "priceRequired" && line.netPrice === 0)

/** What of a job decides on its next stage. */
export type Staged = Pick<Job, "stage" | "lines" | "quotedOn" | "install" | "payments" | "credit">

const standingOf = (job: Staged, today: string, required: ReadonlyArray<string>): JobStanding => ({
  isPriced: isPriced(job),
  isFresh: job.stage !== "quote" || today <= goodUntil(job.quotedOn),
  isDated: job.install.date !== "",
  isStocked: outOfStock(job, required).length === 0,
  isUnpaid: !job.payments.some(({ status }) => ["paid", "pending", "partlyRefunded"].includes(status))
})

const reasons = {
  isPriced: () => new NothingPriced(),
  isFresh: ({ quotedOn }: Staged) => new QuoteTooOld({ quotedOn }),
  isDated: () => new InstallDateMissing(),
  isStocked: (job: Staged, required: ReadonlyArray<string>) =>
    new StockRequired({ partNumbers: outOfStock(job, required).join(", ") }),
  isUnpaid: () => new MoneyTaken()
}

/**
 * What stands in the way of a stage, or undefined: screens show it, the server refuses with it. `today` as
 * `2026-11-21`; `required` are the products that must be in stock before an invoice. The machine decides; this says
 * why.
 */
export const obstacle = (job: Staged, to: Stage, today: string, required: ReadonlyArray<string> = []) => {
  if (job.credit !== null) return new InvoiceCredited({ number: job.credit.number })
  const step = stepBetween(job.stage, to)
  const context = standingOf(job, today, required)
  if (step !== undefined && jobMachine.resolveState({ value: job.stage, context }).can({ type: step })) return undefined
  const missing = step && stepAsks[step].find((ask) => !context[ask])
  return missing === undefined ? new StageNotNext({ from: job.stage, to }) : reasons[missing](job, required)
}
