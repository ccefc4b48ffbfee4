import type { JobWork, JobWorkDraft } from "#domain/jobs/JobWork.ts"
import { useDraft } from "#web/api/useDraft.ts"
import type { Form } from "#web/api/useForm.ts"
import { isSame } from "#web/forms/mergeFields.ts"
import { mayStandIn } from "#web/forms/mayStandIn.ts"
import { workDraftOf } from "./workDraftOf.ts"

/** Keeps what an installer typed and did not save; put back, it is theirs again on the lines that still are there. */
export const useWorkDraft = (kept: JobWork, form: Form<typeof JobWorkDraft>) => {
  const draft = useDraft(`work.${kept.id}`, form.values, form.isDirty)
  const now = workDraftOf(kept)
  const found =
    draft.found && mayStandIn(draft.found.values, now) && !isSame(draft.found.values, now) ? draft.found : undefined
  const restore = (typed: typeof now) => {
    form.replace({ ...typed, lines: now.lines.map((line) => typed.lines.find(({ id }) => id === line.id) ?? line) })
    draft.dismiss()
  }
  return { draft: { ...draft, found }, restore }
}
