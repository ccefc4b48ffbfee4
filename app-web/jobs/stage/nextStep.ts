import type { Job, Stage } from "#domain/jobs/Job.ts"
import { type Blocker, blockersOf, type StageStep, type StepFacts, stageStepsOf } from "#domain/jobs/stageRules.ts"
import type { JobValues } from "#web/jobs/form/JobForm.ts"
import { focusNext } from "#web/page/focusNext.ts"
import { toEstimateLine } from "#web/jobs/parts/newLine.ts"

/** The usual next step; undefined after an invoice. */
export const defaultStep = (stage: Stage): "accept" | "invoice" | undefined =>
  stageStepsOf({ stage }).find((step) => step === "accept" || step === "invoice")

/** The id of the button for the job's next step, or for the payment it is waiting for. */
export const nextStepId = "job-next"

/** Focuses the button for the next step after a step was taken; `orElse` returns another element if there is none. */
export const focusNextStep = (orElse: () => Element | null | undefined = () => undefined) =>
  focusNext(() => document.getElementById(nextStepId) ?? orElse())

/** The stage a step leads to. */
export const stageAfter = { accept: "workorder", invoice: "invoice" } as const

/**
 * Returns what blocks a step, using unsaved form values because saving comes first. The installation date does not
 * block: the step asks for it.
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
      lines: lines?.map(toEstimateLine) ?? job.lines,
      install: { ...job.install, date: step === "accept" ? facts.today : job.install.date }
    },
    facts
  )

/** The subject of toasts about a job. Any change to the job dismisses the Undo of an earlier step. */
export const jobToastKey = ({ id }: Pick<Job, "id">) => `job.${id}`
