import "./Tray.css"
import type { BoardJob } from "#domain/schedule/boardApi.ts"
import { ScrollArea } from "#ui/ScrollArea.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { StopCard } from "./StopCard.tsx"
import { quarter } from "./stops.ts"
import { useBoardWords } from "./useBoardWords.ts"
import { useCardDrag } from "./useCardDrag.ts"
import type { Moving } from "./useMoving.ts"
import { usePickedCard } from "./usePicked.ts"

interface TrayProps {
  readonly jobs: ReadonlyArray<BoardJob>
  readonly today: string
  readonly selectedKey: string
  readonly onSelect: (job: BoardJob) => void
  readonly moving: Moving | undefined
}

/** What waits for a day, an installer or hours, always in sight; the most urgent first. */
export function Tray({ jobs, today, selectedKey, onSelect, moving }: TrayProps) {
  const { t } = useWords()
  const { hours } = useBoardWords()
  const when = useWhenWanted()
  const late = jobs.filter(({ date }) => date !== "" && date <= today).length
  return (
    <section
      className="Tray"
      aria-label={t("board.unassigned")}
      data-tray
      data-over={(moving?.target?.over === "tray" && moving.target.at !== undefined) || undefined}
    >
      <header className="TrayHead">
        <h2>{t("board.unassigned")}</h2>
        <p>
          {t("board.waiting", {
            count: jobs.length,
            hours: hours(jobs.reduce((sum, { minutes }) => sum + minutes, 0))
          })}
        </p>
        {late > 0 && <p className="TrayLate">{t("board.due", { count: late })}</p>}
      </header>
      {jobs.length === 0 ? (
        <p className="TrayEmpty">{t("board.noneWaiting")}</p>
      ) : (
        <ScrollArea className="TrayScroll">
          <ul className="TrayCards">
            {jobs.map((job) => (
              <li key={job.id}>
                <WaitingCard
                  job={job}
                  when={`${when(job)} · ${hours(job.minutes)}`}
                  isSelected={job.id === selectedKey}
                  onSelect={onSelect}
                  moving={moving}
                />
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
    </section>
  )
}

interface WaitingCardProps extends Pick<TrayProps, "onSelect" | "moving"> {
  readonly job: BoardJob
  readonly when: string
  readonly isSelected: boolean
}

/** A card that is dragged to an installer's lane, or picked up with M. */
function WaitingCard({ job, when, isSelected, onSelect, moving }: WaitingCardProps) {
  const { dragProps, suppress } = useCardDrag({
    onLift: () => moving?.pickUp(job, undefined, true),
    onOver: (at) => moving?.holdAt(at, quarter),
    onDrop: () => moving?.drop(),
    onCancel: () => moving?.cancel()
  })
  const { picks } = usePickedCard(job.id)
  return (
    <StopCard
      job={job}
      cardKey={job.id}
      when={when}
      isSelected={isSelected}
      isMoving={moving?.target?.key === job.id}
      helpId={moving?.helpId}
      onPress={(event) => {
        if (!suppress(event) && !picks(event)) onSelect(job)
      }}
      onKeyDown={moving === undefined ? undefined : (event) => moving.onKey(event, job, undefined)}
      drag={moving === undefined ? undefined : dragProps}
    />
  )
}

/** When a job without hours is wanted: its day, and the half of it that was promised. */
export const useWhenWanted = () => {
  const { t, of } = useWords()
  const { day } = useFormats()
  return ({ date, timeFrame }: BoardJob) =>
    [date === "" ? t("board.noDay") : day(date), timeFrame === "" ? "" : of("timeFrame", timeFrame)]
      .filter((part) => part !== "")
      .join(", ")
}
