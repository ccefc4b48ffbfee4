import { type FormPath, valueAt } from "#web/api/formPath.ts"
import type { JobValues } from "./JobForm.ts"
import type { OpenJob } from "./useOpenJob.ts"

type Part = FormPath<JobValues>

/** Whether some parts of an open job, and what is wrong with them, are as they were: then they need no new drawing. */
export const sameParts = (before: OpenJob, after: OpenJob, parts: ReadonlyArray<Part>): boolean =>
  before.job === after.job &&
  parts.every((part) => valueAt(before.form.values, part) === valueAt(after.form.values, part)) &&
  (before.form.errors === after.form.errors || wrongIn(before, parts) === wrongIn(after, parts))

const wrongIn = ({ form: { errors } }: OpenJob, parts: ReadonlyArray<Part>): string =>
  JSON.stringify(
    Object.entries(errors).filter(([path]) => parts.some((part) => path === part || path.startsWith(`${part}.`)))
  )
