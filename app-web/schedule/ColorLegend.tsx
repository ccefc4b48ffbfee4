import "./ColorLegend.css"
import type { BoardJob } from "#domain/schedule/boardApi.ts"
import { useWords } from "#web/words/useWords.ts"
import { type StopTone, toneBy, useStopColors } from "./stopTones.ts"
import { useBoardWords } from "./useBoardWords.ts"

/** What each color on the board stands for, of the jobs that are shown. */
export function ColorLegend({ jobs }: { readonly jobs: ReadonlyArray<BoardJob> }) {
  const { t } = useWords()
  const { coloring, locations } = useStopColors()
  const { colored } = useBoardWords()
  const meanings = new Map<string, StopTone>(
    jobs.map((job) => [colored(coloring, job, locations), toneBy(coloring, job, locations)])
  )
  if (meanings.size < 2) return null
  return (
    <ul className="ColorLegend" aria-label={t("board.legend")}>
      {[...meanings]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([meaning, tone]) => (
          <li key={meaning}>
            <span className="ColorLegendMark" data-tone={tone} aria-hidden />
            {meaning}
          </li>
        ))}
    </ul>
  )
}
