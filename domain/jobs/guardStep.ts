import { Effect } from "effect"
import { and, setup } from "xstate"
import type { CreditedInvoice, Invoice, Job, Quote, WorkOrder } from "./Job.ts"
import { type JobPosition, type JobStanding, type JobStep, jobSteps, type StepRule } from "./jobSteps.ts"
import { blockersOf, positionOf, standingOf, type StepFacts, type StepFailure } from "./stageRules.ts"

const rules: ReadonlyArray<readonly [string, StepRule]> = Object.entries(jobSteps)

const stepsAt = (position: JobPosition) => ({
  on: Object.fromEntries(
    rules.flatMap(([step, { asks, leads }]) =>
      leads[position] === undefined
        ? []
        : [[step, { target: leads[position], ...(asks.length === 0 ? {} : { guard: and([...asks]) }) }]]
    )
  )
})

/** A job's stages as a state machine, made from the rules of its steps. */
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
    quote: stepsAt("quote"),
    workorder: stepsAt("workorder"),
    invoice: stepsAt("invoice"),
    credited: { type: "final" }
  }
})

interface MemberAt {
  readonly quote: Quote
  readonly workorder: WorkOrder
  readonly invoice: Invoice
  readonly credited: CreditedInvoice
}

/** The members of the union that a step leads from. */
type Taker<S extends JobStep> = MemberAt[keyof (typeof jobSteps)[S]["leads"] & JobPosition]

/** A job that takes a step, as what it then is; fails with the first that blocks it, as the server refuses it (I7). */
export const guardStep: {
  <S extends Exclude<JobStep, "accept" | "invoice">>(step: S, job: Job): Effect.Effect<Taker<S>, StepFailure<S>>
  <S extends JobStep>(step: S, job: Job, facts: StepFacts): Effect.Effect<Taker<S>, StepFailure<S>>
} = (step: JobStep, job: Job, facts: StepFacts = { today: "" }) => {
  const [first] = blockersOf(step, job, facts)
  if (first !== undefined) return Effect.fail(first.failure) as Effect.Effect<never, never>
  const mayGo = jobMachine.resolveState({ value: positionOf(job), context: standingOf(job, facts) }).can({ type: step })
  return (mayGo ? Effect.succeed(job) : Effect.die(`Job ${job.id} takes no step ${step}.`)) as Effect.Effect<never>
}
