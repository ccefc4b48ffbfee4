import { and, setup } from "xstate"

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

/** Yes to a quote · the invoice · one stage back · the credit note. */
export type JobStep = "accept" | "invoice" | "reopen" | "credit"

/** What each step asks of a job, in the order in which it is told; machine and reasons both read it here. */
export const stepAsks = {
  accept: ["isPriced", "isFresh", "isDated"],
  invoice: ["isPriced", "isFresh", "isStocked"],
  reopen: ["isUnpaid"],
  credit: []
} as const satisfies Record<JobStep, ReadonlyArray<keyof JobStanding>>

/**
 * A job's stages (spec §4; trade 8.18): quote to work order to invoice, or straight to invoice; back while no money
 * has moved; after that a credit note, which ends the invoice for good.
 */
export const jobMachine = setup({
  types: { context: {} as JobStanding, input: {} as JobStanding, events: {} as { readonly type: JobStep } },
  guards: {
    isPriced: ({ context }) => context.isPriced,
    isFresh: ({ context }) => context.isFresh,
    isDated: ({ context }) => context.isDated,
    isStocked: ({ context }) => context.isStocked,
    isUnpaid: ({ context }) => context.isUnpaid
  }
}).createMachine({
  id: "job",
  context: ({ input }) => input,
  initial: "quote",
  states: {
    quote: {
      on: {
        accept: { guard: and(stepAsks.accept), target: "workorder" },
        invoice: { guard: and(stepAsks.invoice), target: "invoice" }
      }
    },
    workorder: {
      on: {
        invoice: { guard: and(stepAsks.invoice), target: "invoice" },
        reopen: { guard: and(stepAsks.reopen), target: "quote" }
      }
    },
    invoice: {
      on: {
        reopen: { guard: and(stepAsks.reopen), target: "workorder" },
        credit: "credited"
      }
    },
    credited: { type: "final" }
  }
})
