import { memo, type ReactNode, useMemo } from "react"
import type { Board } from "#domain/schedule/boardApi.ts"
import { MonthBoard } from "#ui/MonthBoard.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { CompanionMove } from "./DayBoard.tsx"
import { LineGhosts, LineStop } from "./LineStop.tsx"
import type { Stop } from "./stops.ts"
import { useBoardWords } from "./useBoardWords.ts"
import type { Moving, MoveTarget } from "./useMoving.ts"

interface MonthViewProps {
  readonly board: Board
  readonly day: string
  readonly stops: ReadonlyArray<Stop>
  readonly selectedKey: string
  readonly onSelect: (stop: Stop) => void
  readonly onDay: (day: string) => void
  /** Moves jobs; undefined for users who may not plan. */
  readonly moving: Moving | undefined
  /** The job being moved. */
  readonly target: MoveTarget | undefined
  /** The new places of the jobs selected together with the one being moved. */
  readonly companions: ReadonlyArray<CompanionMove>
  /** The note below the job's new day. */
  readonly note: ReactNode
}

/**
 * A month: the number of jobs per day and the first ones by name, which can be moved to another day. Clicking a day
 * opens it.
 */
export const MonthView = memo(function MonthView(all: MonthViewProps) {
  const { board, day, stops, selectedKey, onSelect, onDay, moving, target, companions, note } = all
  const { t } = useWords()
  const { month, time } = useBoardWords()
  const byDay = useMemo(() => Map.groupBy(stops, ({ job }) => job.date), [stops])
  const isClosed = (one: string) =>
    board.locations.length > 0 &&
    board.locations.every(({ days }) => days.some((hours) => hours.day === one && hours.start === ""))
  return (
    <MonthBoard
      label={month(day)}
      month={day.slice(0, 7)}
      today={board.today}
      isClosed={isClosed}
      eventsOf={(one) =>
        (byDay.get(one) ?? []).map((stop) => ({
          id: stop.key,
          drawn: (
            <LineStop
              stop={stop}
              when={time(stop.start - stop.shift)}
              isSelected={stop.key === selectedKey}
              isMoving={stop.key === target?.key}
              onSelect={onSelect}
              moving={moving}
            />
          )
        }))
      }
      headOf={(one) => (
        <LineGhosts
          spot={target?.over === "lane" && target.spot.day === one ? target.spot : undefined}
          note={note}
          companions={companions.filter(({ spot }) => spot.day === one)}
        />
      )}
      moreLabel={(count) => t("board.more", { count })}
      onPressDay={onDay}
    />
  )
})
