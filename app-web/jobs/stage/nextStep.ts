import type { Job, Stage } from "#domain/jobs/Job.ts"
import { type Blocker, blockersOf, type StageStep, type StepFacts, stageStepsOf } from "#domain/jobs/stageRules.ts"
import type { JobValues } from "#web/jobs/form/JobForm.ts"
import { focusNext } from "#web/page/focusNext.ts"
import { lineOf } from "#web/jobs/parts/newLine.ts"

/** The step on that usually follows; none after an invoice. */
export const usualStep = (stage: Stage): "accept" | "invoice" | undefined =>
  stageStepsOf({ stage }).find((step) => step === "accept" || step === "invoice")

/** The id of the button that takes a job on: its next step, or the payment that it waits for. */
export const nextStepId = "job-next"

/** After a step puts the focus on what takes the job on from there; `orElse` finds another place when nothing does. */
export const focusNextStep = (orElse: () => Element | null | undefined = () => undefined) =>
  focusNext(() => document.getElementById(nextStepId) ?? orElse())

/** The stage that a step on leads to. */
export const stageAfter = { accept: "workorder", invoice: "invoice" } as const

/**
 * What blocks a step, with what is typed, as saving comes first. The day of installation is asked for on the way.
 */
export const blockersWith = <S extends StageStep>(
  job: Job,
  lines: JobValues["lines"] | undefined,
  step: S,
  facts: StepFacts
): ReadonlyArray<Blocker<S>> =>
  blockersOf(
    step,
    {
      ...job,
      lines: lines?.map(lineOf) ?? job.lines,
      install: { ...job.install, date: step === "accept" ? facts.today : job.install.date }
    },
    facts
  )

/** What toasts about a job name: whatever changes it takes the Undo of an older step away. */
export const aboutJob = ({ id }: Pick<Job, "id">) => `job.${id}`
