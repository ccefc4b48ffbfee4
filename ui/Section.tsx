import "#ui/Section.css"
import { type ReactNode, useId } from "react"

export interface SectionProps {
  /** What it is about, as its heading. */
  readonly title: string
  /** A line below the title. */
  readonly description?: ReactNode
  /** Buttons beside the title. */
  readonly actions?: ReactNode
  /** Anchor: makes the section a place that can be linked to. */
  readonly id?: string | undefined
  /** Beside the title: done, count of errors, not saved. */
  readonly status?: ReactNode
  /** Which heading level the title has; 2 by default. */
  readonly level?: 2 | 3 | undefined
  /** What belongs together. */
  readonly children: ReactNode
}

/** One part of a screen under a plain title, parted from the one above by a hairline. */
export function Section({ title, description, actions, id, status, level = 2, children }: SectionProps) {
  const titleId = useId()
  const Title = `h${level}` as const
  return (
    <section className="Section" data-level={level} id={id} aria-labelledby={titleId}>
      <header className="SectionHead">
        <div className="SectionWords">
          <div className="SectionLine">
            <Title id={titleId} className="SectionTitle">
              {title}
            </Title>
            {status}
          </div>
          {description !== undefined && <p className="SectionDescription">{description}</p>}
        </div>
        {actions !== undefined && <div className="SectionActions">{actions}</div>}
      </header>
      {children}
    </section>
  )
}
