import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import type { JobForm } from "./JobForm.ts"

/** What is sent of a form that passed its check: the domain's draft, without the keys of the rows. */
export const draftOf = ({ lines, ...job }: JobForm): JobDraft => ({ ...job, lines: lines.map(({ key: _, ...line }) => line) })
