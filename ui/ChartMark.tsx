import type { MouseEvent, ReactNode } from "react"

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

/** Where a mark leads. */
export interface MarkLink {
  readonly href: string
  /** Goes there without loading the page anew. */
  readonly onOpen: (href: string) => void
}

interface ChartMarkProps {
  readonly mark: MarkAt
  readonly reader: MarkReader
  readonly link?: MarkLink | undefined
  readonly children: ReactNode
}

/** A press that the browser should not take as "in a new tab". */
const isPlain = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

/** One value of a chart, for pointer, keyboard and screen reader; a link where it leads somewhere. */
export function ChartMark({ mark, reader, link, children }: ChartMarkProps) {
  const look = () => reader.look(mark)
  const all = {
    className: "ChartMark",
    "aria-label": `${mark.name}: ${mark.text}`,
    tabIndex: reader.stop === mark.id ? 0 : -1,
    "data-mark": mark.id,
    "data-looked-at": reader.at?.id === mark.id || undefined,
    onFocus: look,
    onBlur: () => reader.look(null),
    onPointerEnter: look
  }
  if (link === undefined)
    return (
      <g {...all} role="img">
        {children}
      </g>
    )
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    link.onOpen(link.href)
  }
  return (
    <a {...all} href={link.href} onClick={open}>
      {children}
    </a>
  )
}
