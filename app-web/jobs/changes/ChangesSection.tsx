import { lazy, Suspense } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import { Skeleton } from "#ui/Skeleton.tsx"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import { useWords } from "#web/words/useWords.ts"

const Changes = lazy(() => import("./Changes.tsx").then((loaded) => ({ default: loaded.Changes })))

/** What happened to a kept job, by whom and when. */
export function ChangesSection({ job, lookups }: { readonly job: Job; readonly lookups: JobLookups }) {
  const { t } = useWords()
  return (
    <JobSection id="changes" title={t("job.changes")}>
      <Suspense fallback={<Skeleton widths={["60%", "80%", "40%"]} />}>
        <Changes job={job} lookups={lookups} />
      </Suspense>
    </JobSection>
  )
}
