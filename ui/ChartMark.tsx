import type { MouseEvent, ReactNode } from "react"

/** The hovered or focused mark: the position and text of its tooltip. */
export interface MarkAt {
  /** `point:series`. */
  readonly id: string
  readonly x: number
  readonly y: number
  readonly name: string
  readonly text: string
}

/** The interaction state that ChartFrame passes to its marks. */
export interface MarkInteraction {
  readonly at: MarkAt | null
  /** The only mark in the tab order (roving tabindex). */
  readonly stop: string
  readonly look: (mark: MarkAt | null) => void
}

/** The link of a mark. */
export interface MarkLink {
  readonly href: string
  /** Navigates without reloading the page. */
  readonly onOpen: (href: string) => void
}

interface ChartMarkProps {
  readonly mark: MarkAt
  readonly reader: MarkInteraction
  readonly link?: MarkLink | undefined
  readonly children: ReactNode
}

/** Whether the click is a plain one, not one that opens a new tab or window. */
const isPlain = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

/** One value of a chart, accessible by pointer, keyboard and screen reader. Rendered as a link if `link` is set. */
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
