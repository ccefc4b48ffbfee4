import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import type { JobForm } from "./JobForm.ts"

/** What is sent of a form that passed its check: the domain's draft, without what could not be read. */
export const draftOf = ({ lines, isRepriced: _, ...job }: JobForm): JobDraft => ({
  ...job,
  lines: lines.map(({ unread: _, ...line }) => line)
})
