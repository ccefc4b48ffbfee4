import type { JobId } from "#domain/shared/JobId.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { RemindersHere, useRemindersHere } from "#web/reminders/RemindersHere.tsx"
import { useWords } from "#web/words/useWords.ts"

/** What is still to be done about a job, by whom and when. */
export function JobReminders({ jobId }: { readonly jobId: JobId }) {
  const { t } = useWords()
  const { data } = useRemindersHere({ jobId })
  return (
    <JobSection
      id="reminders"
      title={t("reminders.title")}
      summary={data === undefined ? "" : t("reminders.count", { count: data.total })}
    >
      <RemindersHere about={{ jobId }} />
    </JobSection>
  )
}
