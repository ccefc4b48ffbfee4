import "#ui/Timeline.css"
import type { ReactNode } from "react"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import type { Tone } from "#ui/Tone.ts"

/** One event in the history. */
export interface TimelineEntry {
  readonly id: string
  readonly icon: IconName
  readonly tone?: Tone | undefined
  /** What happened, in words, such as `Dana changed deductible 500.00 → 250.00`. */
  readonly what: ReactNode
  /** When it happened, as formatted for the user, and as `YYYY-MM-DDTHH:MM…` for machines. */
  readonly when: string
  readonly dateTime: string
  readonly children?: ReactNode
}

export interface TimelineProps {
  /** Accessible name. */
  readonly label: string
  /** The entries in display order. */
  readonly entries: ReadonlyArray<TimelineEntry>
}

/** A history of events, in the order given by the caller, normally newest first. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol className="Timeline" aria-label={label}>
      {entries.map(({ id, icon, tone = "neutral", what, when, dateTime, children }) => (
        <li key={id} className="TimelineEntry" data-tone={tone}>
          <span className="TimelineMark" aria-hidden>
            <Icon name={icon} size={16} />
          </span>
          <div className="TimelineWords">
            <p className="TimelineWhat">{what}</p>
            {children !== undefined && <div className="TimelineMore">{children}</div>}
          </div>
          <time className="TimelineWhen tabular" dateTime={dateTime}>
            {when}
          </time>
        </li>
      ))}
    </ol>
  )
}
