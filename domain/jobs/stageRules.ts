import { access, officeAccess } from "#domain/access/accessTable.ts"
import type { Access } from "#domain/access/hasAccess.ts"
import { hasArrived } from "#domain/estimates/EstimateLine.ts"
import { needsPrice } from "#domain/estimates/priceEstimate.ts"
import { isInEffect } from "#domain/payments/balance.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import type { Job, JobCredit } from "./Job.ts"
import {
  CreditNeedsInvoice,
  InstallDateMissing,
  InvoiceCredited,
  InvoiceSent,
  InvoiceStands,
  MoneyTaken,
  NothingPriced,
  PriceMissing,
  QuoteTooOld,
  StageNotNext,
  StockRequired
} from "./jobFailures.ts"

/** The conditions of a job that determine its next steps. */
export interface StepConditions {
  /** Every line has a price. */
  readonly isPriced: boolean
  /** Not a quote older than 30 days (spec §9). */
  readonly isFresh: boolean
  /** The installation date is set. */
  readonly isDated: boolean
  /** Products that must be in stock before invoicing are available (spec §3 Product, trade 8.18). */
  readonly isStocked: boolean
  /** No money was taken, and no allowance or write-off is in effect. */
  readonly isUnpaid: boolean
}

/** The position of a job: its stage, or `credited` once a credit note has reversed its invoice. */
export type JobPosition = "quote" | "workorder" | "invoice" | "credited"

/** A step: the positions it can start from, where it leads, and its conditions. */
export interface StepRule {
  /** The target of the step, by starting position. */
  readonly leads: Readonly<Partial<Record<JobPosition, JobPosition>>>
  /** The conditions for the step, in the order in which they are reported. */
  readonly asks: ReadonlyArray<keyof StepConditions>
}

/**
 * The steps of a job, with their transitions and conditions (spec §4, trade 8.18). `change` is any edit, `work` is what
 * installers record. A quote becomes a work order and then an invoice, or an invoice directly. A job can go back until
 * money has moved; after that, only a credit note can end the invoice, permanently.
 */
export const jobSteps = {
  change: { leads: { quote: "quote", workorder: "workorder" }, asks: [] },
  work: { leads: { quote: "quote", workorder: "workorder" }, asks: [] },
  accept: { leads: { quote: "workorder" }, asks: ["isPriced", "isFresh", "isDated"] },
  invoice: { leads: { quote: "invoice", workorder: "invoice" }, asks: ["isPriced", "isFresh", "isStocked"] },
  reopen: { leads: { workorder: "quote", invoice: "workorder" }, asks: ["isUnpaid"] },
  credit: { leads: { invoice: "credited" }, asks: [] }
} as const satisfies Readonly<Record<string, StepRule>>
export type JobStep = keyof typeof jobSteps

/** Who may take each step, for both the API and the UI. */
export const stepAccess = {
  change: officeAccess,
  work: access["/jobs"],
  accept: officeAccess,
  invoice: officeAccess,
  reopen: officeAccess,
  credit: officeAccess
} as const satisfies Readonly<Record<JobStep, Access>>

const notFromHere = [StageNotNext, InvoiceCredited] as const

/** The failures of each step, as declared by its endpoint. */
export const stepFailures = {
  change: [InvoiceStands],
  work: [InvoiceStands],
  accept: [...notFromHere, NothingPriced, PriceMissing, QuoteTooOld, InstallDateMissing],
  invoice: [...notFromHere, NothingPriced, PriceMissing, QuoteTooOld, StockRequired],
  reopen: [...notFromHere, MoneyTaken, InvoiceSent],
  credit: [InvoiceCredited, CreditNeedsInvoice]
} as const

export type StepFailure<S extends JobStep> = InstanceType<(typeof stepFailures)[S][number]>

/** Where on the job screen a problem is fixed: the section's id in the URL, and the path of the field. */
export interface ProblemLocation {
  readonly section: "parts" | "install" | "payment"
  readonly path: string
}

/** Why a step is blocked, the id of its message, and where to fix it; `link` is undefined if it cannot be fixed. */
export interface Blocker<S extends JobStep = JobStep> {
  readonly failure: StepFailure<S>
  readonly message: `failure.${StepFailure<S>["_tag"]}`
  readonly link: ProblemLocation | undefined
}

/** The fields of a job that its next steps depend on. */
export type Staged = Pick<Job, "number" | "stage" | "lines" | "quotedOn" | "install" | "payments"> & {
  readonly credit?: Pick<JobCredit, "number"> | null
  readonly adjustments?: Job["adjustments"]
}

/**
 * Additional facts: today's date, such as `2026-11-21`, and the shop's products that must be in stock before invoicing.
 */
export interface StepFacts {
  readonly today: string
  readonly stockRequired?: ReadonlyArray<string>
}

interface Asked {
  readonly holds: (job: Staged, facts: StepFacts) => boolean
  readonly failure: (job: Staged, facts: StepFacts) => StepFailure<JobStep>
  readonly link: ProblemLocation | ((job: Staged) => ProblemLocation)
}

const asked: Readonly<Record<keyof StepConditions, Asked>> = {
  isPriced: {
    holds: (job) => priceFault(job) === undefined,
    failure: (job) => priceFault(job)!,
    link: (job) => {
      const fault = priceFault(job)
      return { section: "parts", path: fault instanceof PriceMissing ? `lines.${fault.at}.netPrice` : "lines" }
    }
  },
  isFresh: {
    holds: ({ stage, quotedOn }, { today }) => stage !== "quote" || today <= validUntil(quotedOn),
    failure: ({ quotedOn }) => new QuoteTooOld({ quotedOn }),
    link: { section: "parts", path: "quotedOn" }
  },
  isDated: {
    holds: ({ install }) => install.date !== "",
    failure: () => new InstallDateMissing(),
    link: { section: "install", path: "install.date" }
  },
  isStocked: {
    holds: (job, { stockRequired = [] }) => outOfStock(job, stockRequired).length === 0,
    failure: (job, { stockRequired = [] }) =>
      new StockRequired({ partNumbers: outOfStock(job, stockRequired).join(", ") }),
    link: { section: "parts", path: "lines" }
  },
  isUnpaid: {
    holds: ({ adjustments = [], payments }) =>
      !payments.some(({ status }) => ["paid", "pending", "partlyRefunded"].includes(status)) &&
      !adjustments.some(isInEffect),
    failure: () => new MoneyTaken(),
    link: { section: "payment", path: "payments" }
  }
}

/** Returns the position of a job. */
export const positionOf = ({ stage, credit }: Pick<Staged, "stage" | "credit">): JobPosition =>
  credit ? "credited" : stage

/** Whether a step can start from the job's position, regardless of its other conditions. */
export const hasStep = (job: Pick<Staged, "stage" | "credit">, step: JobStep): boolean =>
  positionOf(job) in jobSteps[step].leads

/** A step that changes the position of a job. */
export type StageStep = Exclude<JobStep, "change" | "work">

/** Returns the stage steps that can start from the job's position, most common first. */
export const stageStepsOf = (job: Pick<Staged, "stage" | "credit">): ReadonlyArray<StageStep> =>
  (["accept", "invoice", "reopen", "credit"] as const).filter((step) => hasStep(job, step))

/**
 * Returns everything that blocks a step, in the order to report it; empty if the step may be taken. The server rejects
 * with the first blocker, and screens show it beforehand. For `accept`, pass the job with its installation date set.
 */
export function blockersOf<S extends Exclude<JobStep, "accept" | "invoice">>(
  step: S,
  job: Staged,
  facts?: StepFacts
): ReadonlyArray<Blocker<S>>
export function blockersOf<S extends JobStep>(step: S, job: Staged, facts: StepFacts): ReadonlyArray<Blocker<S>>
export function blockersOf(step: JobStep, job: Staged, facts: StepFacts = { today: "" }): ReadonlyArray<Blocker> {
  if (!hasStep(job, step)) return [blocker(outOfPlace(step, job))]
  const asks: ReadonlyArray<keyof StepConditions> = jobSteps[step].asks
  return asks
    .filter((ask) => !asked[ask].holds(job, facts))
    .map((ask) => {
      const { failure, link } = asked[ask]
      return blocker(failure(job, facts), typeof link === "function" ? link(job) : link)
    })
}

const blocker = (failure: StepFailure<JobStep>, link?: ProblemLocation): Blocker => ({
  failure,
  message: `failure.${failure._tag}`,
  link
})

/** Returns the conditions of a job, as checked by the guards of the state machine. */
export const stepConditionsOf = (job: Staged, facts: StepFacts): StepConditions => ({
  isPriced: asked.isPriced.holds(job, facts),
  isFresh: asked.isFresh.holds(job, facts),
  isDated: asked.isDated.holds(job, facts),
  isStocked: asked.isStocked.holds(job, facts),
  isUnpaid: asked.isUnpaid.holds(job, facts)
})

/** Returns why a step cannot start from the job's position. */
const outOfPlace = (step: JobStep, { number, stage, credit }: Staged): StepFailure<JobStep> => {
  if (step === "change" || step === "work") return new InvoiceStands({ number })
  if (credit) return new InvoiceCredited({ number: credit.number })
  if (step === "credit") return new CreditNeedsInvoice()
  return new StageNotNext({ from: stage, to: targetOf[step] })
}

const targetOf = { accept: "workorder", invoice: "invoice", reopen: "quote" } as const

/** How many days quoted prices are good for; see spec §9. */
export const quoteValidDays = 30

/** Returns the last day on which a quote from that day is valid. */
export const validUntil = (quotedOn: string): string => daysAfter(quotedOn, quoteValidDays)

/**
 * Returns the part numbers on a job that must be in stock before invoicing and are not. `required` are the shop's
 * products that must be.
 */
export const outOfStock = ({ lines }: Pick<Job, "lines">, required: ReadonlyArray<string>): ReadonlyArray<string> => {
  const asked = new Set(required.map((code) => code.toLowerCase()))
  return [
    ...new Set(
      lines
        .filter((line) => asked.has(line.partNumber.toLowerCase()) && !hasArrived(line))
        .map(({ partNumber }) => partNumber)
    )
  ]
}

/**
 * Returns why the prices of a job are incomplete: it has no lines, or a line is priced at zero without a reason (the
 * first one is reported). Undefined if complete, so a job totals 0.00 only if every line has a reason.
 */
export const priceFault = ({ lines }: Pick<Job, "lines">): NothingPriced | PriceMissing | undefined => {
  if (lines.length === 0) return new NothingPriced()
  const at = lines.findIndex(needsPrice)
  const line = lines[at]
  return line && new PriceMissing({ at, line: line.description || line.partNumber || `#${at + 1}` })
}
