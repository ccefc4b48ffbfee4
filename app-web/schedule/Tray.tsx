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
import { useCardSelection } from "./useSelection.ts"
import { useVirtualizer } from "@tanstack/react-virtual"

interface TrayProps {
  readonly jobs: ReadonlyArray<BoardJob>
  readonly today: string
  readonly selectedKey: string
  readonly onSelect: (job: BoardJob) => void
  readonly moving: Moving | undefined
  /** The card in the tray that is being moved, if any. */
  readonly movingKey: string | undefined
  /** Whether a planned job is being dragged over the tray. */
  readonly isOver: boolean
}

/** Jobs without a day, installer or hours, always visible, most urgent first. */
export const Tray = memo(function Tray(all: TrayProps) {
  const { jobs, today, selectedKey, onSelect, moving, movingKey, isOver } = all
  const { t } = useWords()
  const { hours } = useBoardWords()
  const when = useRequestedTime()
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

/** A card that can be dragged to an installer's lane or picked up with M. */
function WaitingCard({ job, when, isSelected, onSelect, moving, isMoving }: WaitingCardProps) {
  const { dragProps, suppress } = useCardDrag({
    onLift: () => moving?.pickUp(job, undefined, true),
    onOver: (at) => moving?.holdAt(at, quarter),
    onDrop: () => moving?.drop(),
    onCancel: () => moving?.cancel()
  })
  const { picks } = useCardSelection(job.id)
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

/** Returns when a job without hours is wanted: its day and the promised half of it. */
export const useRequestedTime = () => {
  const { t, of } = useWords()
  const { day } = useFormats()
  return ({ date, timeFrame }: BoardJob) =>
    [date === "" ? t("board.noDay") : day(date), timeFrame === "" ? "" : of("timeFrame", timeFrame)]
      .filter((part) => part !== "")
      .join(", ")
}

/** Card width including the gap, and the padding around the cards; must match the CSS. */
const [cardWidth, around] = [198, 8]

/** Up to this many cards are all rendered; beyond it, only the visible ones and some around them. */
const mostWhole = 24

/** The rendered cards, and a style that reserves space for the others. */
const useShownCards = (jobs: ReadonlyArray<BoardJob>, scroll: RefObject<HTMLDivElement | null>) => {
  const isWhole = jobs.length <= mostWhole
  // The virtualizer's functions are not passed on to memoized components.
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
