import "#ui/TimeGrid.css"
import { ScrollArea } from "#ui/ScrollArea.tsx"
import { TimeCell, type TimeEvent } from "#ui/TimeCell.tsx"
import { layoutLanes } from "#ui/layoutLanes.ts"
import { useRovingCells } from "#ui/useRovingCells.ts"

/** One column of a TimeGrid: a person on a given day, or a day of the week. */
export interface TimeLane {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  /** Shows the current-time line in this lane. */
  readonly isToday?: boolean | undefined
  /** Working hours, in minutes since midnight. Time outside them is shaded; null shades the entire lane. */
  readonly open?: { readonly start: number; readonly end: number } | null | undefined
  readonly events: ReadonlyArray<TimeEvent>
}

export interface TimeGridProps {
  /** Accessible name of the grid. */
  readonly label: string
  /** The lanes from left to right, such as people, each with its events. */
  readonly lanes: ReadonlyArray<TimeLane>
  /** Start of the grid, in minutes since midnight. The range must consist of whole slots. */
  readonly from: number
  /** End of the grid, in minutes since midnight. */
  readonly to: number
  /** Length of a slot in minutes; 30 by default. */
  readonly slot?: number | undefined
  /** Formats a time of day for the user. */
  readonly timeLabel: (minute: number) => string
  /** Returns the accessible name of a slot, such as `Dana, 9:00`. */
  readonly slotLabel: (lane: TimeLane, minute: number) => string
  /** Accessible header of the time column. */
  readonly timesLabel: string
  /** Position of the current-time line, in minutes since midnight, and its label. */
  readonly now?: { readonly minute: number; readonly label: string } | undefined
  /** Id of the selected event. */
  readonly selectedId?: string | undefined
  /** Called with the lane id and the start (minutes since midnight) of the free slot that is pressed. */
  readonly onPressSlot?: ((laneId: string, minute: number) => void) | undefined
  /** Called with the id of the event that is pressed. */
  readonly onPressEvent?: ((id: string) => void) | undefined
}

/**
 * A calendar with time running down and lanes side by side: people on one day, or days of a week. The arrow keys move
 * between slots, Tab moves to the events in them.
 */
export function TimeGrid(all: TimeGridProps) {
  const {
    label,
    lanes,
    from,
    to,
    slot = 30,
    timeLabel,
    slotLabel,
    timesLabel,
    now,
    selectedId,
    onPressSlot,
    onPressEvent
  } = all
  const minutes = Array.from({ length: Math.ceil((to - from) / slot) }, (_, row) => from + row * slot)
  const { grid, cell } = useRovingCells(minutes.length, lanes.length, (row, column) =>
    onPressSlot?.(lanes[column]?.id ?? "", minutes[row] ?? from)
  )
  const places = lanes.map(({ events }) => layoutLanes(events))
  return (
    <ScrollArea className="TimeScroll">
      <div
        ref={grid}
        className="TimeGrid"
        role="grid"
        aria-label={label}
        style={{ gridTemplateColumns: `auto repeat(${lanes.length}, minmax(132px, 1fr))` }}
      >
        <div role="row" className="TimeRow">
          <div role="columnheader" className="TimeHead TimeCorner">
            <span className="hidden-text">{timesLabel}</span>
          </div>
          {lanes.map(({ id, title, note, isToday = false }) => (
            <div key={id} role="columnheader" className="TimeHead" data-today={isToday || undefined}>
              <span>{title}</span>
              {note !== undefined && <span className="TimeNote">{note}</span>}
            </div>
          ))}
        </div>
        {minutes.map((minute, row) => (
          <div key={minute} role="row" className="TimeRow">
            <div role="rowheader" className="TimeScale tabular" data-hour={minute % 60 === 0 || undefined}>
              <span className={minute % 60 === 0 ? "TimeHour" : "hidden-text"}>{timeLabel(minute)}</span>
            </div>
            {lanes.map((lane, column) => (
              <TimeCell
                key={lane.id}
                name={slotLabel(lane, minute)}
                minute={minute}
                slot={slot}
                isOpen={
                  lane.open === undefined || (lane.open !== null && minute >= lane.open.start && minute < lane.open.end)
                }
                events={lane.events.filter(({ start }) => start >= minute && start < minute + slot)}
                lanes={places[column]}
                now={lane.isToday && now && now.minute >= minute && now.minute < minute + slot ? now : undefined}
                selectedId={selectedId}
                onPressEvent={onPressEvent}
                props={cell(row, column)}
              />
            ))}
          </div>
        ))}
      </div>
    </ScrollArea>
  )
}
