import type { JobValues } from "./JobForm.ts"
import type { OpenJob } from "./useOpenJob.ts"

/** Whether some parts of an open job, and what is wrong with them, are as they were: then they need no new drawing. */
export const sameParts = (before: OpenJob, after: OpenJob, parts: ReadonlyArray<keyof JobValues>): boolean =>
  before.job === after.job &&
  parts.every((part) => before.form.values[part] === after.form.values[part]) &&
  wrongIn(before, parts) === wrongIn(after, parts)

const wrongIn = ({ form: { errors } }: OpenJob, parts: ReadonlyArray<string>): string =>
  JSON.stringify(Object.entries(errors).filter(([path]) => parts.includes(path.split(".")[0] ?? "")))
