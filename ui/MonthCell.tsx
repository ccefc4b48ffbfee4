import type { HTMLAttributes } from "react"
import { Button } from "#ui/Button.tsx"
import { EventBlock, type EventBlockProps } from "#ui/EventBlock.tsx"

/** Something on a day of a MonthBoard. */
export interface MonthEvent extends Pick<
  EventBlockProps,
  "time" | "title" | "note" | "tone" | "icon" | "iconLabel" | "isTentative"
> {
  readonly id: string
}

interface MonthCellProps {
  readonly name: string
  readonly number: string
  readonly isOutside: boolean
  readonly isToday: boolean
  readonly isClosed: boolean
  readonly events: ReadonlyArray<MonthEvent>
  readonly most: number
  readonly moreLabel: (count: number) => string
  readonly onPressMore: () => void
  readonly onPressEvent: ((id: string) => void) | undefined
  readonly props: HTMLAttributes<HTMLDivElement>
}

/** One day of a MonthBoard. */
export function MonthCell({
  name,
  number,
  isOutside,
  isToday,
  isClosed,
  events,
  most,
  moreLabel,
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
      data-outside={isOutside || undefined}
      data-closed={isClosed || undefined}
      {...props}
    >
      <span className="hidden-text">{name}</span>
      <span className="MonthCellNumber tabular" aria-hidden>
        {number}
      </span>
      {shown.map(({ id, ...event }) => (
        <EventBlock key={id} {...event} isShort onPress={() => onPressEvent?.(id)} />
      ))}
      {shown.length < events.length && (
        <Button variant="link" size="small" onPress={onPressMore}>
          {moreLabel(events.length - shown.length)}
        </Button>
      )}
    </div>
  )
}
