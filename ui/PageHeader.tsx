import "#ui/PageHeader.css"
import type { ReactNode } from "react"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"

export interface PageHeaderProps {
  /** The page title, as its main heading. */
  readonly title: string
  /** A one-line description of the page. */
  readonly about?: ReactNode
  /** Link to the parent page. */
  readonly back?: { readonly label: string; readonly href: string } | undefined
  /** A status next to the title. */
  readonly status?: ReactNode
  /** Actions on the right, at most one of them primary. */
  readonly actions?: ReactNode
}

/** The header of every page: title, description and actions. */
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
