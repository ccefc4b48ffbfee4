import type { Job, Stage } from "#domain/jobs/Job.ts"
import { obstacle } from "#domain/jobs/mayBecome.ts"
import type { JobValues } from "#web/jobs/form/JobForm.ts"
import { lineOf } from "#web/jobs/parts/lineOf.ts"

/** The stage that usually follows; none after an invoice. */
export const usualNext = (stage: Stage): Exclude<Stage, "quote"> | undefined =>
  stage === "quote" ? "workorder" : stage === "workorder" ? "invoice" : undefined

/**
 * What stands in the way of a stage, with what is typed: saving comes first and prices anew, so a changed quote is as
 * young as today. The day of installation is asked for on the way.
 */
export const inTheWay = (
  job: Job,
  values: JobValues,
  isDirty: boolean,
  to: Stage,
  today: string,
  required: ReadonlyArray<string> = []
): ReturnType<typeof obstacle> =>
  obstacle(
    {
      ...job,
      lines: values.lines.map(lineOf),
      install: { ...job.install, date: to === "workorder" ? today : job.install.date },
      quotedOn: isDirty ? today : job.quotedOn
    },
    to,
    today,
    required
  )
