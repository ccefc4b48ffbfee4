import type { ReactNode } from "react"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import type { JobSearch, JobSummary } from "#domain/jobs/JobSearch.ts"
import { countedUpTo, defaultPageSize } from "#domain/shared/Page.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PileRow } from "./PileRow.tsx"
import { PileSkeleton } from "./PileSkeleton.tsx"

export interface JobPileProps {
  readonly title: string
  readonly about: string
  /** Which jobs lie here; the list of jobs opens with the same. */
  readonly search: Pick<JobSearch, "stage" | "unpaid">
  readonly icon: IconName
  readonly empty: string
  /** What a row says at its end: an amount, a day. */
  readonly children: (job: JobSummary) => ReactNode
}

/** Jobs that wait for the same thing: how many, and the latest five. */
export function JobPile({ title, about, search, icon, empty, children }: JobPileProps) {
  const { t } = useWords()
  const { whole } = useFormats()
  const failureText = useFailureText()
  const jobs = useQueryOf(listJobs, { ...search, size: defaultPageSize })
  const list = `/jobs/jobs-list?${new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))}`
  const count = jobs.data?.total
  return (
    <Section
      title={title}
      description={about}
      status={count !== undefined && <Badge>{count >= countedUpTo ? `${whole(countedUpTo)}+` : whole(count)}</Badge>}
      actions={count !== undefined && count > 0 && <Link href={list}>{t("dashboard.all")}<span className="hidden-text">{`: ${title}`}</span></Link>}
    >
      {jobs.isPending && <PileSkeleton />}
      {jobs.data?.items.length === 0 && <EmptyState icon={icon} title={empty} level={3} />}
      {jobs.data === undefined && jobs.isError && (
        <EmptyState icon="warning" title={t("dashboard.notLoaded")} level={3} action={<Button icon="refresh" onPress={() => void jobs.refetch()}>{t("retry")}</Button>}>
          {failureText(jobs.error)}
        </EmptyState>
      )}
      {jobs.data !== undefined && jobs.data.items.length > 0 && (
        <ul className="Pile">
          {jobs.data.items.map((job) => <li key={job.id}><PileRow job={job}>{children(job)}</PileRow></li>)}
        </ul>
      )}
    </Section>
  )
}
