import { useState } from "react"
import { listStagePiles } from "#domain/jobs/jobListApi.ts"
import type { Stage } from "#domain/jobs/Job.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { Tabs } from "#ui/Tabs.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { LoadFailed } from "#web/lists/LoadFailed.tsx"
import { narrow, useMedia } from "#web/shell/useMedia.ts"
import { useSwipe } from "#web/shell/useSwipe.ts"
import { useWords } from "#web/words/useWords.ts"
import { BoardColumn } from "./BoardColumn.tsx"
import "./JobsBoard.css"

const stages: ReadonlyArray<Stage> = ["quote", "workorder", "invoice"]

/**
 * The jobs that the filters leave, a column for each stage; on a phone a tab for each, turned by a finger drawn across
 * too.
 */
export function JobsBoard({ search }: { readonly search: JobSearch }) {
  const { t, of } = useWords()
  const isNarrow = useMedia(narrow)
  const {
    page: _,
    size: _size,
    cursor: _cursor,
    sort: _sort,
    descending: _turned,
    group: _group,
    stage: _stage,
    ...filters
  } = search
  const [shown, show] = useState<Stage>("quote")
  const swiping = useSwipe((by) => show(stages[stages.indexOf(shown) + by] ?? shown))
  const piles = useQueryOf(listStagePiles, filters, { keepsPrevious: true })
  if (piles.data === undefined && piles.error !== null)
    return <LoadFailed failure={piles.error} onRetry={() => void piles.refetch()} />
  const pileOf = (stage: Stage) => piles.data?.find((one) => one.stage === stage)
  const column = (stage: Stage) => (
    <BoardColumn key={`${stage} ${JSON.stringify(filters)}`} stage={stage} filters={filters} pile={pileOf(stage)} />
  )
  if (isNarrow) {
    return (
      <div className="BoardTabs" {...swiping}>
        <Tabs
          label={t("jobsList.stages")}
          selected={shown}
          onSelect={show}
          items={stages.map((stage) => ({
            id: stage,
            title: of("stage", stage),
            count: pileOf(stage)?.count,
            content: column(stage)
          }))}
        />
      </div>
    )
  }
  return <div className="JobsBoard">{stages.map(column)}</div>
}
