import "./Tray.css"
import { memo, useRef, type RefObject } from "react"
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
import { useVirtualizer } from "@tanstack/react-virtual"

interface TrayProps {
  readonly jobs: ReadonlyArray<BoardJob>
  readonly today: string
  readonly selectedKey: string
  readonly onSelect: (job: BoardJob) => void
  readonly moving: Moving | undefined
  /** The card that is being moved, if one of these is. */
  readonly movingKey: string | undefined
  /** Whether a planned job is held over what waits. */
  readonly isOver: boolean
}

/** What waits for a day, an installer or hours, always in sight; the most urgent first. */
export const Tray = memo(function Tray(all: TrayProps) {
  const { jobs, today, selectedKey, onSelect, moving, movingKey, isOver } = all
  const { t } = useWords()
  const { hours } = useBoardWords()
  const when = useWhenWanted()
  const scroll = useRef<HTMLDivElement>(null)
  const { shown, room } = useShownCards(jobs, scroll)
  const late = jobs.filter(({ date }) => date !== "" && date <= today).length
  return (
    <section className="Tray" aria-label={t("board.unassigned")} data-tray data-over={isOver || undefined}>
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
        <ScrollArea className="TrayScroll" ref={scroll}>
          <ul className="TrayCards" style={room}>
            {shown.map((job) => (
              <li key={job.id}>
                <WaitingCard
                  job={job}
                  when={`${when(job)} · ${hours(job.minutes)}`}
                  isSelected={job.id === selectedKey}
                  onSelect={onSelect}
                  moving={moving}
                  isMoving={job.id === movingKey}
                />
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
    </section>
  )
})

interface WaitingCardProps extends Pick<TrayProps, "onSelect" | "moving"> {
  readonly job: BoardJob
  readonly when: string
  readonly isSelected: boolean
  readonly isMoving: boolean
}

/** A card that is dragged to an installer's lane, or picked up with M. */
function WaitingCard({ job, when, isSelected, onSelect, moving, isMoving }: WaitingCardProps) {
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
      isMoving={isMoving}
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

/** The width of a card with the gap after it, and the room around all of them, as their style has it. */
const [cardWidth, around] = [198, 8]

/** So many cards are drawn whole; of more, only those in sight and some beside them. */
const mostWhole = 24

/** The cards that are drawn, and the room of those that are not, as a style. */
const useShownCards = (jobs: ReadonlyArray<BoardJob>, scroll: RefObject<HTMLDivElement | null>) => {
  const isWhole = jobs.length <= mostWhole
  // Nothing of it is handed on that is kept.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: jobs.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => cardWidth,
    horizontal: true,
    overscan: 3,
    enabled: !isWhole,
    initialRect: { width: 1000, height: 112 }
  })
  if (isWhole) return { shown: jobs, room: {} }
  const items = virtual.getVirtualItems()
  return {
    shown: items.map(({ index }) => jobs[index]!),
    room: { paddingInlineStart: (items[0]?.start ?? 0) + around, width: virtual.getTotalSize() + around }
  }
}
