import { access, jobOffice } from "#domain/access/accessTable.ts"
import type { Access } from "#domain/access/mayEnter.ts"
import { isHere } from "#domain/estimates/EstimateLine.ts"
import { needsPrice } from "#domain/estimates/priceEstimate.ts"
import { isStanding } from "#domain/payments/balance.ts"
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

/** What of a job decides its next step. */
export interface JobStanding {
  /** Every line has its price. */
  readonly isPriced: boolean
  /** Not a quote older than 30 days (spec §9). */
  readonly isFresh: boolean
  /** The day of installation is known. */
  readonly isDated: boolean
  /** Products that must be in stock before the invoice are there (spec §3 Product, trade 8.18). */
  readonly isStocked: boolean
  /** No money was taken on it. */
  readonly isUnpaid: boolean
}

/** Where a job is: its stage, or past it once a credit note took its invoice back. */
export type JobPosition = "quote" | "workorder" | "invoice" | "credited"

/** One step: it leads from where it is named to what stands there. */
export interface StepRule {
  /** From which position the step leads where. */
  readonly leads: Readonly<Partial<Record<JobPosition, JobPosition>>>
  /** What it asks of a job, in the order in which it is told. */
  readonly asks: ReadonlyArray<keyof JobStanding>
}

/**
 * What may be done with a job from where, where it leads and what it asks (spec §4, trade 8.18). `change` is of all that
 * is typed, `work` of what its installer writes. Quote to work order to invoice, or straight to the invoice; back while
 * no money has moved; after that a credit note, which ends the invoice for good.
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

/** Who may take each step. Its call and what leads to it on the screen ask here. */
export const stepAccess = {
  change: jobOffice,
  work: access["/jobs"],
  accept: jobOffice,
  invoice: jobOffice,
  reopen: jobOffice,
  credit: jobOffice
} as const satisfies Readonly<Record<JobStep, Access>>

const notFromHere = [StageNotNext, InvoiceCredited] as const

/** With what each step may be refused: what its call declares. */
export const stepFailures = {
  change: [InvoiceStands],
  work: [InvoiceStands],
  accept: [...notFromHere, NothingPriced, PriceMissing, QuoteTooOld, InstallDateMissing],
  invoice: [...notFromHere, NothingPriced, PriceMissing, QuoteTooOld, StockRequired],
  reopen: [...notFromHere, MoneyTaken, InvoiceSent],
  credit: [InvoiceCredited, CreditNeedsInvoice]
} as const

export type StepFailure<S extends JobStep> = InstanceType<(typeof stepFailures)[S][number]>

/** Where on a job's screen something is mended: the section by its id in the address, and the field by its path. */
export interface JobPlace {
  readonly section: "parts" | "install" | "payment"
  readonly path: string
}

/** What blocks a step: why, the id of its message, and where it is mended; `link` is undefined where nothing mends it. */
export interface Blocker<S extends JobStep = JobStep> {
  readonly failure: StepFailure<S>
  readonly message: `failure.${StepFailure<S>["_tag"]}`
  readonly link: JobPlace | undefined
}

/** What of a job decides on its next step. */
export type Staged = Pick<Job, "number" | "stage" | "lines" | "quotedOn" | "install" | "payments"> & {
  readonly credit?: Pick<JobCredit, "number"> | null
  readonly adjustments?: Job["adjustments"]
}

/** What else does: today as `2026-11-21`, and the shop's products that must be in stock before an invoice. */
export interface StepFacts {
  readonly today: string
  readonly stockRequired?: ReadonlyArray<string>
}

interface Asked {
  readonly holds: (job: Staged, facts: StepFacts) => boolean
  readonly failure: (job: Staged, facts: StepFacts) => StepFailure<JobStep>
  readonly link: JobPlace | ((job: Staged) => JobPlace)
}

const asked: Readonly<Record<keyof JobStanding, Asked>> = {
  isPriced: {
    holds: (job) => priceFault(job) === undefined,
    failure: (job) => priceFault(job)!,
    link: (job) => {
      const fault = priceFault(job)
      return { section: "parts", path: fault instanceof PriceMissing ? `lines.${fault.at}.netPrice` : "lines" }
    }
  },
  isFresh: {
    holds: ({ stage, quotedOn }, { today }) => stage !== "quote" || today <= goodUntil(quotedOn),
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
      !adjustments.some(isStanding),
    failure: () => new MoneyTaken(),
    link: { section: "payment", path: "payments" }
  }
}

/** Where a job is on its way. */
export const positionOf = ({ stage, credit }: Pick<Staged, "stage" | "credit">): JobPosition =>
  credit ? "credited" : stage

/** Whether a step leads anywhere from where a job is, whatever it asks besides. */
export const hasStep = (job: Pick<Staged, "stage" | "credit">, step: JobStep): boolean =>
  positionOf(job) in jobSteps[step].leads

/** A step that takes a job to another stage, or past it. */
export type StageStep = Exclude<JobStep, "change" | "work">

/** The steps that lead to another stage from where a job is, the usual one first. */
export const stageStepsOf = (job: Pick<Staged, "stage" | "credit">): ReadonlyArray<StageStep> =>
  (["accept", "invoice", "reopen", "credit"] as const).filter((step) => hasStep(job, step))

/**
 * All that blocks a step, what is told first at first; nothing where it may be taken. The server refuses with the first,
 * screens show it before: both ask here. `accept` is asked of the job with its day of installation.
 */
export function blockersOf<S extends Exclude<JobStep, "accept" | "invoice">>(
  step: S,
  job: Staged,
  facts?: StepFacts
): ReadonlyArray<Blocker<S>>
export function blockersOf<S extends JobStep>(step: S, job: Staged, facts: StepFacts): ReadonlyArray<Blocker<S>>
export function blockersOf(step: JobStep, job: Staged, facts: StepFacts = { today: "" }): ReadonlyArray<Blocker> {
  if (!hasStep(job, step)) return [blocker(outOfPlace(step, job))]
  const asks: ReadonlyArray<keyof JobStanding> = jobSteps[step].asks
  return asks
    .filter((ask) => !asked[ask].holds(job, facts))
    .map((ask) => {
      const { failure, link } = asked[ask]
      return blocker(failure(job, facts), typeof link === "function" ? link(job) : link)
    })
}

const blocker = (failure: StepFailure<JobStep>, link?: JobPlace): Blocker => ({
  failure,
  message: `failure.${failure._tag}`,
  link
})

/** How a job stands before its next step, as the machine's guards ask. */
export const standingOf = (job: Staged, facts: StepFacts): JobStanding => ({
  isPriced: asked.isPriced.holds(job, facts),
  isFresh: asked.isFresh.holds(job, facts),
  isDated: asked.isDated.holds(job, facts),
  isStocked: asked.isStocked.holds(job, facts),
  isUnpaid: asked.isUnpaid.holds(job, facts)
})

/** Why a step does not lead from where the job is. */
const outOfPlace = (step: JobStep, { number, stage, credit }: Staged): StepFailure<JobStep> => {
  if (step === "change" || step === "work") return new InvoiceStands({ number })
  if (credit) return new InvoiceCredited({ number: credit.number })
  if (step === "credit") return new CreditNeedsInvoice()
  return new StageNotNext({ from: stage, to: targetOf[step] })
}

const targetOf = { accept: "workorder", invoice: "invoice", reopen: "quote" } as const

/** A quoted price is good for 30 days, spec §9. */
export const quoteGoodFor = 30

/** The last day on which a quote of that day holds. */
export const goodUntil = (quotedOn: string): string => daysAfter(quotedOn, quoteGoodFor)

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

/**
 * Why a job's prices do not stand: it has no lines, or one of them is charged nothing without a reason, the first of
 * those. Undefined where they do. So a job comes to 0.00 only where every line has its reason.
 */
export const priceFault = ({ lines }: Pick<Job, "lines">): NothingPriced | PriceMissing | undefined => {
  if (lines.length === 0) return new NothingPriced()
  const at = lines.findIndex(needsPrice)
  const line = lines[at]
  return line && new PriceMissing({ at, line: line.description || line.partNumber || `#${at + 1}` })
}
