import { memo } from "react"
import type { Board } from "#domain/schedule/boardApi.ts"
import { MonthBoard } from "#ui/MonthBoard.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { Stop } from "./stops.ts"
import { toneBy, useStopColors } from "./stopTones.ts"
import { useBoardWords } from "./useBoardWords.ts"

interface MonthViewProps {
  readonly board: Board
  readonly day: string
  readonly stops: ReadonlyArray<Stop>
  readonly onSelect: (stop: Stop) => void
  readonly onDay: (day: string) => void
}

/** A month: what is on each day, the first of it by name; a press on a day opens it. */
export const MonthView = memo(function MonthView({ board, day, stops, onSelect, onDay }: MonthViewProps) {
  const { t } = useWords()
  const { month, time, colored } = useBoardWords()
  const { coloring, locations } = useStopColors()
  const byDay = Map.groupBy(stops, ({ job }) => job.date)
  const isClosed = (one: string) =>
    board.locations.length > 0 &&
    board.locations.every(({ days }) => days.some((hours) => hours.day === one && hours.start === ""))
  const iconOf = ({ job: { complete, warnings } }: Stop) =>
    warnings.length > 0
      ? ({ icon: "warning", iconLabel: t("board.warned", { count: warnings.length }) } as const)
      : complete
        ? ({ icon: "check", iconLabel: t("dashboard.done") } as const)
        : {}
  return (
    <MonthBoard
      label={month(day)}
      month={day.slice(0, 7)}
      today={board.today}
      isClosed={isClosed}
      eventsOf={(one) =>
        (byDay.get(one) ?? []).map((stop) => ({
          id: stop.key,
          time: time(stop.start - stop.shift),
          title: stop.job.customerName,
          note: colored(coloring, stop.job, locations),
          tone: toneBy(coloring, stop.job, locations),
          ...iconOf(stop)
        }))
      }
      moreLabel={(count) => t("board.more", { count })}
      onPressDay={onDay}
      onPressEvent={(key) => {
        const stop = stops.find((one) => one.key === key)
        if (stop !== undefined) onSelect(stop)
      }}
    />
  )
})
