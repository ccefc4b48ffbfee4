import { useId, useState } from "react"
import type { Stage } from "#domain/jobs/Job.ts"
import type { StagePile } from "#domain/jobs/jobListApi.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { countedUpTo } from "#domain/shared/Page.ts"
import { Button } from "#ui/Button.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { BoardPage } from "./BoardPage.tsx"

/** Cards of one load. */
export const boardStep = 20

export interface BoardColumnProps {
  readonly stage: Stage
  readonly filters: JobSearch
  /** Undefined while it is counted. */
  readonly pile: StagePile | undefined
}

/** A stage: how many jobs, what they come to, the newest first; more of them at a press. */
export function BoardColumn({ stage, filters, pile }: BoardColumnProps) {
  const { t, of } = useWords()
  const { money, whole } = useFormats()
  const [pages, setPages] = useState(1)
  const title = useId()
  const count = pile?.count ?? 0
  return (
    <section className="BoardColumn" aria-labelledby={title} data-stage={stage}>
      <header className="BoardHead">
        <h2 id={title}>{of("stage", stage)}</h2>
        {pile !== undefined && (
          <span>
            {count > countedUpTo ? t("jobsList.many", { count: whole(countedUpTo) }) : t("jobsList.cards", { count })}
          </span>
        )}
        {pile?.total != null && <span className="BoardSum tabular">{money(pile.total)}</span>}
      </header>
      {pile !== undefined && count === 0 && <p className="BoardEmpty">{t("jobsList.none")}</p>}
      {Array.from({ length: pages }, (_, at) => (
        <BoardPage key={at} search={{ ...filters, stage, page: at + 1, size: boardStep }} />
      ))}
      {count > pages * boardStep && (
        <Button isWide onPress={() => setPages(pages + 1)}>
          {t("jobsList.showMore")}
          <span className="hidden-text">{`: ${of("stage", stage)}`}</span>
        </Button>
      )}
    </section>
  )
}
