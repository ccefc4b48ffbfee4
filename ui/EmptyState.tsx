import "#ui/EmptyState.css"
import type { ReactNode } from "react"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"

export interface EmptyStateProps {
  /** What is missing, in one line. */
  readonly title: string
  /** What belongs here, or why it is missing. */
  readonly children?: ReactNode
  /** The icon above the text. */
  readonly icon?: IconName | undefined
  /** An illustration instead of the icon. */
  readonly picture?: ReactNode
  /** The next step: a single primary action. */
  readonly action?: ReactNode
  /** Heading level of the title; 2 by default. */
  readonly level?: 2 | 3 | 4 | undefined
}

/** A placeholder for missing content (empty, not found, not allowed, offline) that explains what to do next. */
export function EmptyState({ title, children, icon, picture, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className="EmptyState">
      {picture ??
        (icon && (
          <span className="EmptyStateIcon">
            <Icon name={icon} size={24} />
          </span>
        ))}
      <Title className="EmptyStateTitle">{title}</Title>
      {children !== undefined && <p className="EmptyStateText">{children}</p>}
      {action !== undefined && <div className="EmptyStateAction">{action}</div>}
    </div>
  )
}
