import { Fragment, type HTMLAttributes, type ReactNode } from "react"
import { Button } from "#ui/Button.tsx"
import { EventBlock, type EventBlockProps } from "#ui/EventBlock.tsx"

/** An event on a day of a MonthBoard. */
export interface MonthEvent extends Pick<
  EventBlockProps,
  "time" | "title" | "note" | "tone" | "icon" | "iconLabel" | "isTentative"
> {
  readonly id: string
}

/** An event rendered by the caller, such as one that can be dragged to another day. */
export interface DrawnEvent {
  readonly id: string
  readonly drawn: ReactNode
}

interface MonthCellProps {
  readonly day: string
  readonly name: string
  readonly number: string
  readonly isOutside: boolean
  readonly isToday: boolean
  readonly isClosed: boolean
  readonly events: ReadonlyArray<MonthEvent | DrawnEvent>
  readonly most: number
  readonly moreLabel: (count: number) => string
  readonly head: ReactNode
  readonly onPressMore: () => void
  readonly onPressEvent: ((id: string) => void) | undefined
  readonly props: HTMLAttributes<HTMLDivElement>
}

/** One day of a MonthBoard. */
export function MonthCell({
  day,
  name,
  number,
  isOutside,
  isToday,
  isClosed,
  events,
  most,
  moreLabel,
  head,
  onPressMore,
  onPressEvent,
  props
}: MonthCellProps) {
  const shown = events.length > most ? events.slice(0, most - 1) : events
  return (
    <div
      role="gridcell"
      aria-current={isToday ? "date" : undefined}
      className="MonthCell"
      data-day={day}
      data-outside={isOutside || undefined}
      data-closed={isClosed || undefined}
      {...props}
    >
      <span className="hidden-text">{name}</span>
      <span className="MonthCellNumber tabular" aria-hidden>
        {number}
      </span>
      {head}
      {shown.map(({ id, ...event }) =>
        "drawn" in event ? (
          <Fragment key={id}>{event.drawn}</Fragment>
        ) : (
          <EventBlock key={id} {...event} isShort onPress={() => onPressEvent?.(id)} />
        )
      )}
      {shown.length < events.length && (
        <Button variant="link" size="small" onPress={onPressMore}>
          {moreLabel(events.length - shown.length)}
        </Button>
      )}
    </div>
  )
}
