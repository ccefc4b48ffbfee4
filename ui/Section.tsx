import "#ui/Section.css"
import { type ReactNode, useId } from "react"

export interface SectionProps {
  /** The heading. */
  readonly title: string
  /** A line below the title. */
  readonly description?: ReactNode
  /** Buttons next to the title. */
  readonly actions?: ReactNode
  /** Anchor id that the section can be linked to by. */
  readonly id?: string | undefined
  /** Status next to the title, such as done, an error count, or unsaved. */
  readonly status?: ReactNode
  /** Heading level of the title; 2 by default. */
  readonly level?: 2 | 3 | undefined
  /** The content of the section. */
  readonly children: ReactNode
}

/** One section of a page under a heading, separated from the one above by a hairline. */
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
