import "#ui/Breadcrumbs.css"
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from "react-aria-components/Breadcrumbs"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"

/** One step on the way down. */
export interface Crumb {
  readonly label: string
  readonly href: string
}

export interface BreadcrumbsProps {
  /** Spoken name, such as `Where you are`. */
  readonly label: string
  /** From the top down; the last is where one is. */
  readonly crumbs: ReadonlyArray<Crumb>
}

/** Where one is, and the ways back up. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <AriaBreadcrumbs className="Breadcrumbs">
        {crumbs.map((crumb, at) => (
          <Breadcrumb key={crumb.href} id={crumb.href} className="Breadcrumb">
            {at > 0 && <Icon name="chevron-right" size={14} />}
            <Link href={crumb.href} isQuiet>
              {crumb.label}
            </Link>
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  )
}
