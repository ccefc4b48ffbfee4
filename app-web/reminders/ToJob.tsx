import { getJob } from "#domain/jobs/jobsApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useWords } from "#web/words/useWords.ts"

/** The way to the job that a reminder is about, by its number; none where the job is no longer there. */
export function ToJob({ id }: { readonly id: JobId }) {
  const { t } = useWords()
  const { data } = useQueryOf(getJob, { id }, { isNote: true })
  return (
    data !== undefined && (
      <ButtonLink href={`/jobs/${id}/edit`}>{t("reminder.jobNumbered", { number: String(data.number) })}</ButtonLink>
    )
  )
}
