import "#ui/MonthBoard.css"
import type { ReactNode } from "react"
import { useLocale } from "react-aria-components/I18nProvider"
import { type DrawnEvent, MonthCell, type MonthEvent } from "#ui/MonthCell.tsx"
import { monthWeeks } from "#ui/monthWeeks.ts"
import { useRovingCells } from "#ui/useRovingCells.ts"

export interface MonthBoardProps {
  /** Accessible name of the month. */
  readonly label: string
  /** `YYYY-MM`. */
  readonly month: string
  /** Returns the events of a day (`YYYY-MM-DD`), ordered by time. */
  readonly eventsOf: (day: string) => ReadonlyArray<MonthEvent | DrawnEvent>
  /** Returns whether a day (`YYYY-MM-DD`) is a non-working day. */
  readonly isClosed?: ((day: string) => boolean) | undefined
  /** The day marked as today, `YYYY-MM-DD`. */
  readonly today?: string | undefined
  /** Maximum number of entries shown per day; 3 by default. */
  readonly maxEventsPerDay?: number | undefined
  /** Label for the remaining events, such as `2 more`. */
  readonly moreLabel: (count: number) => string
  /**
   * Renders content above the events of a day (`YYYY-MM-DD`), such as a drop indicator while an event is dragged over
   * it.
   */
  readonly headOf?: ((day: string) => ReactNode) | undefined
  /** Called with the day (`YYYY-MM-DD`) that is pressed. */
  readonly onPressDay?: ((day: string) => void) | undefined
  /** Called with the id of the event that is pressed. */
  readonly onPressEvent?: ((id: string) => void) | undefined
}

/**
 * A month view, with weeks starting on the day usual in the user's locale. The arrow keys move between days, Enter
 * opens one.
 */
export function MonthBoard({
  label,
  month,
  eventsOf,
  isClosed,
  today,
  maxEventsPerDay = 3,
  moreLabel,
  headOf,
  onPressDay,
  onPressEvent
}: MonthBoardProps) {
  const { locale } = useLocale()
  const weeks = monthWeeks(month, locale)
  const start = weeks.findIndex((week) => today !== undefined && week.includes(today))
  const { grid, cell } = useRovingCells(
    weeks.length,
    7,
    (row, column) => onPressDay?.(weeks[row]?.[column] ?? ""),
    start === -1 ? [0, 0] : [start, weeks[start]?.indexOf(today ?? "") ?? 0]
  )
  const say = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }).format(new Date(`${day}T00:00Z`))
  return (
    <div ref={grid} className="MonthBoard" role="grid" aria-label={label}>
      <div role="row" className="MonthBoardRow">
        {weeks[0]?.map((day) => (
          <div key={day} role="columnheader" className="MonthBoardHead" aria-label={say(day, { weekday: "long" })}>
            {say(day, { weekday: "short" })}
          </div>
        ))}
      </div>
      {weeks.map((week, row) => (
        <div key={week[0]} role="row" className="MonthBoardRow">
          {week.map((day, column) => (
            <MonthCell
              key={day}
              day={day}
              name={say(day, { dateStyle: "full" })}
              number={say(day, { day: "numeric" })}
              isOutside={!day.startsWith(month)}
              isToday={day === today}
              isClosed={isClosed?.(day) ?? false}
              events={eventsOf(day)}
              most={maxEventsPerDay}
              moreLabel={moreLabel}
              head={headOf?.(day)}
              onPressMore={() => onPressDay?.(day)}
              onPressEvent={onPressEvent}
              props={cell(row, column)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
