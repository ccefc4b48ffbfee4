import "#ui/TimeGrid.css"
import { ScrollArea } from "#ui/ScrollArea.tsx"
import { TimeCell, type TimeEvent } from "#ui/TimeCell.tsx"
import { layLanes } from "#ui/layLanes.ts"
import { useRovingCells } from "#ui/useRovingCells.ts"

/** One column of a TimeGrid: a person on a day, or a day of a week. */
export interface TimeLane {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  /** Where the line of now is drawn. */
  readonly isToday?: boolean | undefined
  /** Minutes since midnight between which work is done; shaded outside, and wholly without it. */
  readonly open?: { readonly start: number; readonly end: number } | null | undefined
  readonly events: ReadonlyArray<TimeEvent>
}

export interface TimeGridProps {
  /** Spoken name of the grid. */
  readonly label: string
  /** The lanes side by side, such as people, each with what is on. */
  readonly lanes: ReadonlyArray<TimeLane>
  /** Shown from and to, in minutes since midnight; whole slots. */
  readonly from: number
  /** Where the grid ends, in minutes since midnight. */
  readonly to: number
  /** Minutes of a slot; 30 by default. */
  readonly slot?: number | undefined
  /** A time of day as the reader writes it. */
  readonly timeLabel: (minute: number) => string
  /** Spoken name of a slot, such as `Dana, 9:00`. */
  readonly slotLabel: (lane: TimeLane, minute: number) => string
  /** Spoken head of the column of times. */
  readonly timesLabel: string
  /** Where the line of the present stands, in minutes since midnight, and what it is called. */
  readonly now?: { readonly minute: number; readonly label: string } | undefined
  /** The event that is looked at. */
  readonly selectedId?: string | undefined
  /** Called with the lane and the minute since midnight of the free slot that is pressed. */
  readonly onPressSlot?: ((laneId: string, minute: number) => void) | undefined
  /** Called with the id of the event that is pressed. */
  readonly onPressEvent?: ((id: string) => void) | undefined
}

/**
 * Time downwards, lanes side by side: people of a day, or days of a week. Arrows move over the slots, Tab to what is in
 * them.
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
  const places = lanes.map(({ events }) => layLanes(events))
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
