import "#ui/Chart.css"
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react"
import { ChartLegend, type LegendEntry } from "#ui/ChartLegend.tsx"
import { ChartTable, type ChartTableProps } from "#ui/ChartTable.tsx"
import type { MarkAt, MarkInteraction } from "#ui/ChartMark.tsx"
import { nextDataPoint, arrowKeys } from "#ui/nextDataPoint.ts"

export interface ChartFrameProps extends Omit<ChartTableProps, "title"> {
  readonly title: string
  readonly legend: ReadonlyArray<LegendEntry>
  readonly width: number
  readonly height: number
  /** Ids of all marks, as `point:series`. */
  readonly marks: ReadonlyArray<string>
  readonly children: (reader: MarkInteraction) => ReactNode
}

/**
 * The frame shared by all charts: title, legend, marks that can be navigated with the arrow keys, a tooltip for the
 * active mark, and the data as a table for screen readers.
 */
export function ChartFrame({ title, legend, width, height, marks, children, ...table }: ChartFrameProps) {
  const titleId = useId()
  const plot = useRef<SVGSVGElement>(null)
  const [at, setAt] = useState<MarkAt | null>(null)
  const [last, setLast] = useState("")
  const stop = marks.includes(last) ? last : (marks[0] ?? "")
  const go = (event: KeyboardEvent) => {
    if (event.key === "Escape") setAt(null)
    if (!arrowKeys.has(event.key)) return
    event.preventDefault()
    plot.current?.querySelector<SVGElement>(`[data-mark="${nextDataPoint(marks, stop, event.key)}"]`)?.focus()
  }
  const look = (mark: MarkAt | null) => {
    setAt(mark)
    if (mark !== null) setLast(mark.id)
  }
  return (
    <figure className="Chart" aria-labelledby={titleId} onPointerLeave={() => setAt(null)}>
      <figcaption className="ChartHead">
        <span id={titleId} className="ChartTitle">
          {title}
        </span>
        {legend.length > 1 && <ChartLegend entries={legend} />}
      </figcaption>
      <div className="ChartPlot" style={{ height }}>
        <svg ref={plot} width={width} height={height} role="group" aria-labelledby={titleId} onKeyDown={go}>
          {children({ at, stop, look })}
        </svg>
        {at !== null && (
          <div
            className="ChartTip tabular"
            aria-hidden
            data-side={at.x > width / 2 ? "left" : "right"}
            style={{ left: at.x, top: at.y }}
          >
            <span>{at.name}</span>
            <strong>{at.text}</strong>
          </div>
        )}
      </div>
      <ChartTable title={title} {...table} />
    </figure>
  )
}
