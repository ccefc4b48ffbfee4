import type { HTMLAttributes } from "react"
import { EventBlock, type EventBlockProps } from "#ui/EventBlock.tsx"
import type { Lane, Span } from "#ui/layoutLanes.ts"

/** An event in a lane of a TimeGrid. */
export interface TimeEvent
  extends Span, Pick<EventBlockProps, "time" | "title" | "note" | "tone" | "icon" | "isTentative"> {}

interface TimeCellProps {
  readonly name: string
  readonly minute: number
  readonly slot: number
  readonly isOpen: boolean
  /** The events that start in this slot. */
  readonly events: ReadonlyArray<TimeEvent>
  readonly lanes: ReadonlyMap<string, Lane> | undefined
  readonly now: { readonly minute: number; readonly label: string } | undefined
  readonly selectedId: string | undefined
  readonly onPressEvent: ((id: string) => void) | undefined
  readonly props: HTMLAttributes<HTMLDivElement>
}

/** One slot of one lane. Events that start in it extend over the slots below. */
export function TimeCell({
  name,
  minute,
  slot,
  isOpen,
  events,
  lanes,
  now,
  selectedId,
  onPressEvent,
  props
}: TimeCellProps) {
  const share = (part: number) => `${(part / slot) * 100}%`
  return (
    <div
      role="gridcell"
      className="TimeCell"
      data-closed={!isOpen || undefined}
      data-half={minute % 60 !== 0 || undefined}
      {...props}
    >
      <span className="hidden-text">{name}</span>
      {events.map(({ id, start, end, ...event }) => {
        const { lane, lanes: count } = lanes?.get(id) ?? { lane: 0, lanes: 1 }
        return (
          <EventBlock
            key={id}
            {...event}
            isShort={end - start <= 30}
            isSelected={id === selectedId}
            onPress={() => onPressEvent?.(id)}
            style={{
              position: "absolute",
              top: share(start - minute),
              height: `calc(${share(end - start)} - 2px)`,
              left: `calc(${(lane / count) * 100}% + 1px)`,
              width: `calc(${100 / count}% - 3px)`
            }}
          />
        )
      })}
      {now && (
        <div className="TimeNow" style={{ top: share(now.minute - minute) }}>
          <span className="hidden-text">{now.label}</span>
        </div>
      )}
    </div>
  )
}
