import { type ReactNode, useState } from "react"
import { Icon } from "#ui/Icon.tsx"
import { Section } from "#ui/Section.tsx"
import { narrow, useMedia } from "#web/page/useMedia.ts"
import "./JobSection.css"

export interface JobSectionProps {
  readonly id: string
  readonly title: string
  /** What stands in it, in a few words; shown while it is folded on a phone. */
  readonly summary?: string | undefined
  readonly description?: ReactNode
  readonly actions?: ReactNode
  /** Fields in it are wrong: it must not stay folded. */
  readonly hasErrors?: boolean
  /** Unfolded on a phone from the start. */
  readonly startsOpen?: boolean
  readonly children: ReactNode
}

/** A section of the job form; on a phone it folds. */
export function JobSection({
  id,
  title,
  summary = "",
  description,
  actions,
  hasErrors = false,
  startsOpen = false,
  children
}: JobSectionProps) {
  const isNarrow = useMedia(narrow)
  const [isOpen, setOpen] = useState(startsOpen)
  const [hadErrors, setHadErrors] = useState(hasErrors)
  if (hadErrors !== hasErrors) {
    setHadErrors(hasErrors)
    if (hasErrors) setOpen(true)
  }
  if (!isNarrow)
    return (
      <Section id={id} title={title} description={description} actions={actions}>
        {children}
      </Section>
    )
  return (
    <details
      className="JobFold"
      id={id}
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => {
        if (hasErrors) currentTarget.open = true
        setOpen(currentTarget.open)
      }}
    >
      <summary className="JobFoldHead">
        <h2 className="JobFoldTitle">{title}</h2>
        <span className="JobFoldSummary">{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="JobFoldBody">
        {description !== undefined && <p className="Quiet">{description}</p>}
        {actions !== undefined && <div className="JobFoldActions">{actions}</div>}
        {children}
      </div>
    </details>
  )
}
