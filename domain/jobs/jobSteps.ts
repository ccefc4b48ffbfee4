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
