import { Effect } from "effect"
import type { CreditedInvoice, Invoice, Job, Quote, WorkOrder } from "./Job.ts"
import { jobMachine } from "./jobMachine.ts"
import type { JobPosition, JobStep, jobSteps } from "./jobSteps.ts"
import { blockersOf, positionOf, standingOf, type StepFacts, type StepFailure } from "./stageRules.ts"

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
