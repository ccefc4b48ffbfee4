import type { JobId } from "#domain/shared/JobId.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { RenderNearViewport } from "#web/loading/RenderNearViewport.tsx"
import type { RemindersHereProps } from "#web/reminders/RemindersHere.tsx"
import { useWords } from "#web/words/useWords.ts"

const RemindersHere = lazyPart<RemindersHereProps, "RemindersHere">(
  () => import("#web/reminders/RemindersHere.tsx"),
  "RemindersHere",
  "asked"
)

/** A job's reminders: what is still to be done, by whom and when. Loaded when scrolled near the viewport. */
export function JobReminders({ jobId }: { readonly jobId: JobId }) {
  const { t } = useWords()
  return (
    <JobSection id="reminders" title={t("reminders.title")}>
      <RenderNearViewport>{() => <RemindersHere about={{ jobId }} />}</RenderNearViewport>
    </JobSection>
  )
}
