import { and, setup } from "xstate"
import { type JobPosition, type JobStanding, type JobStep, jobSteps, type StepRule } from "./jobSteps.ts"

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
