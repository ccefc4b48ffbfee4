import type { ReactNode } from "react"

/** The mark that is looked at: where its note stands, and what it says. */
export interface MarkAt {
  /** `point:series`. */
  readonly id: string
  readonly x: number
  readonly y: number
  readonly name: string
  readonly text: string
}

/** What a ChartFrame knows about who is looking. */
export interface MarkReader {
  readonly at: MarkAt | null
  /** The one mark that Tab reaches. */
  readonly stop: string
  readonly look: (mark: MarkAt | null) => void
}

interface ChartMarkProps {
  readonly mark: MarkAt
  readonly reader: MarkReader
  readonly children: ReactNode
}

/** One value of a chart, for pointer, keyboard and screen reader. */
export function ChartMark({ mark, reader, children }: ChartMarkProps) {
  const look = () => reader.look(mark)
  return (
    <g
      className="ChartMark"
      role="img"
      aria-label={`${mark.name}: ${mark.text}`}
      tabIndex={reader.stop === mark.id ? 0 : -1}
      data-mark={mark.id}
      data-looked-at={reader.at?.id === mark.id || undefined}
      onFocus={look}
      onBlur={() => reader.look(null)}
      onPointerEnter={look}
    >
      {children}
    </g>
  )
}
