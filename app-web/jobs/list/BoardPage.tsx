import { listJobs } from "#domain/jobs/jobsApi.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { LoadFailed } from "#web/lists/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import { JobCard } from "./JobCard.tsx"

/** One load of a column's cards. */
export function BoardPage({ search }: { readonly search: JobSearch }) {
  const { t } = useWords()
  const { data, error, refetch } = useQueryOf(listJobs, search)
  if (data === undefined && error !== null) return <LoadFailed failure={error} onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <div className="BoardWaiting" role="status">
        <span className="hidden-text">{t("loading")}</span>
        <Skeleton widths={["70%", "90%", "45%"]} height={13} />
      </div>
    )
  if (data.items.length === 0) return null
  return (
    <ul className="BoardCards">
      {data.items.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  )
}
