import "#ui/PageHeader.css"
import type { ReactNode } from "react"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"

export interface PageHeaderProps {
  /** What the page is, as its first heading. */
  readonly title: string
  /** What the screen is about, in one quiet line. */
  readonly about?: ReactNode
  /** Where it belongs: the way back up. */
  readonly back?: { readonly label: string; readonly href: string } | undefined
  /** A state beside the title. */
  readonly status?: ReactNode
  /** The next step at the right: at most one primary. */
  readonly actions?: ReactNode
}

/** The same line on every screen: where am I, what is it about, what can I do. */
export function PageHeader({ title, about, back, status, actions }: PageHeaderProps) {
  return (
    <header className="PageHeader">
      <div className="PageHeaderWords">
        {back && (
          <Link href={back.href} isQuiet>
            <span className="PageHeaderBack">
              <Icon name="chevron-left" size={14} />
              {back.label}
            </span>
          </Link>
        )}
        <div className="PageHeaderLine">
          <h1 className="PageHeaderTitle">{title}</h1>
          {status}
        </div>
        {about !== undefined && <div className="PageHeaderAbout">{about}</div>}
      </div>
      {actions !== undefined && <div className="PageHeaderActions">{actions}</div>}
    </header>
  )
}
