import "#ui/Breadcrumbs.css"
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from "react-aria-components/Breadcrumbs"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"

/** One level of the trail. */
export interface Crumb {
  readonly label: string
  readonly href: string
}

export interface BreadcrumbsProps {
  /** Accessible name, such as `Where you are`. */
  readonly label: string
  /** From the top level down; the last one is the current page. */
  readonly crumbs: ReadonlyArray<Crumb>
}

/** The path to the current page, with links to the levels above it. */
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
